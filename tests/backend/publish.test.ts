import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { manifestFile, parseManifest } from '@/lib/http-server/asset-manifest';
import { publicationLogFile, readPublicationLog } from '@/lib/publishing/publication-log';
import { buildsFolder } from '@/scripts/build-store';
import { pickArticle } from '../articles';
import { plainBuild } from '../builds';
import { eventually } from '../eventually';
import { freePort } from '../free-port';
import { temporaryFolder } from '../temp-folder';
import { npmStart, waitUntil, type NpmProcess } from './npm-start';

/** Content is published to a running server, in a copy of the project, under requests. */

const project = temporaryFolder();
const at = (...names: string[]) => path.join(project, ...names);
const article = pickArticle('blog');
const articleFile = path.join('messages', 'en', 'blog', `${article.id}.md`);
let server: NpmProcess;

beforeAll(async () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of tracked) {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    cpSync(file, at(file));
  }
  // Not the folder in which servers of other tests note what they use.
  const isCopied = (source: string) => path.relative(plainBuild(), source) !== 'servers';
  for (const name of ['generated', path.join('public', 'assets'), plainBuild()]) {
    cpSync(name, at(name), { recursive: true, verbatimSymlinks: true, filter: isCopied });
  }
  try {
    execFileSync('cp', ['-al', 'node_modules', at('node_modules')], { stdio: 'ignore' });
  } catch {
    // The temporary folder is on another disk.
    execFileSync('cp', ['-a', 'node_modules', at()]);
  }
  server = await npmStart(await freePort(), project);
});
afterAll(async () => {
  server?.npm.kill('SIGTERM');
  await server?.ended;
});

/** Not synchronously: requests go on meanwhile. */
async function publish(): Promise<{ status: number; stderr: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/cli/publish.ts', '--partial'], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [stderr, [status]] = await Promise.all([text(child.stderr), once(child, 'exit') as Promise<[number]>]);
  return { status, stderr };
}

const log = () => readPublicationLog(at(buildsFolder, publicationLogFile));
const agent = new http.Agent({ keepAlive: true });

async function get(url: string): Promise<{ status: number; body: string }> {
  const [response] = await new Promise<[http.IncomingMessage]>((resolve, reject) => {
    http.get(server.url + url, { agent }, (...received) => resolve(received)).on('error', reject);
  });
  return { status: response.statusCode!, body: await text(response) };
}

const getBody = async (url: string) => (await get(url)).body;
const latest = async () => JSON.parse(await getBody('/builds/latest.json')) as { id: string; publication: number };
const scriptsIn = (html: string) => [...new Set(html.match(/\/_next\/static\/[\w~./-]+\.(?:js|css)/g))].toSorted();

/** Pages that a partial build lacks: a busy machine may be too slow to render them on request. */
const manifest = parseManifest(readFileSync(path.join(plainBuild(), manifestFile), 'utf8'));
const pagesOfCompleteBuild = ['/ru', `/en${article.path}`].flatMap((url) =>
  manifest.get(url) ? [url.replace(/^\/en/, '')] : [],
);

/** Requests pages until stopped. @returns what must not happen: errors of the server and broken connections */
function visit(): () => Promise<string[]> {
  const paths = [
    '/',
    '/pricing',
    '/blog',
    '/readyz',
    '/api/site/base-info',
    '/search?q=proxy',
    ...pagesOfCompleteBuild,
  ];
  const failures: string[] = [];
  const stopping = new AbortController();
  const visitor = async () => {
    for (let i = 0; !stopping.signal.aborted; i += 1) {
      const url = paths[i % paths.length]!;
      await get(url).then(
        ({ status }) => status >= 500 && failures.push(`${status} ${url}`),
        (error: Error) => failures.push(`${error.message} ${url}`),
      );
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const visitors = [visitor(), visitor()];
  return async () => {
    stopping.abort();
    await Promise.all(visitors);
    return failures;
  };
}

function replaceIn(file: string, search: string, replacement: string): void {
  const content = readFileSync(at(file), 'utf8');
  expect(content, file).toContain(search);
  writeFileSync(at(file), content.replace(search, replacement));
}

const scheduled = (publishAt: Date) =>
  `---
title: A scheduled article
description: An article that appears by itself at its time, together with its place in the list and in the sitemap of its language.
date: 2026-11-01
publishAt: ${publishAt.toISOString()}
category: ${article.category}
tags: [${article.tags[0]}]
---
It appears by itself.
`;

it('a change of an article, of copy, of the footer and of a price is served without new scripts and without a failed request', async () => {
  const before = await latest();
  const scripts = scriptsIn(await getBody('/pricing'));
  expect(scripts.length).toBeGreaterThan(3);
  appendFileSync(at(articleFile), '\nA sentence, with a comma.\n');
  replaceIn(
    'messages/en/pages/pricing.json',
    'You pay for profiles and seats, nothing else',
    'You pay for profiles, and for seats',
  );
  replaceIn('messages/en/shell.json', '"cookieSettings": "Cookie settings"', '"cookieSettings": "Cookies, settings"');
  replaceIn('content/prices.json', '"USD": 12,', '"USD": 13,');
  // Due after the publication has begun, and before a busy machine has finished it.
  writeFileSync(at('messages', 'en', 'blog', 'scheduled.md'), scheduled(new Date(Date.now() + 60_000)));
  const stop = visit();
  expect(await publish()).toEqual({ status: 0, stderr: '' });
  await eventually(async () => expect((await latest()).publication).toBeGreaterThan(before.publication));
  expect(await getBody(article.path)).toContain('A sentence, with a comma.');
  const pricing = await getBody('/pricing');
  for (const changed of ['You pay for profiles, and for seats', 'Cookies, settings', '$13'])
    expect(pricing).toContain(changed);
  expect(await getBody('/fr')).not.toContain('You pay for');
  expect(scriptsIn(pricing)).toEqual(scripts);
  expect((await latest()).id).toBe(before.id);
  expect(await stop()).toEqual([]);
  expect(log().at(-1)).toMatchObject({ cause: 'command', result: 'done', issues: [] });
});

it('an article that is due appears by itself, in the list, the sitemap and the feed as well', async () => {
  await waitUntil(async () => (await get('/blog/scheduled')).status === 200);
  expect(await getBody('/blog/scheduled')).toContain('It appears by itself.');
  for (const url of ['/blog', '/en-US-sitemap.xml', '/blog/rss.xml'])
    expect(await getBody(url), url).toContain('/blog/scheduled');
  expect(log()[0]).toMatchObject({ cause: 'schedule', result: 'done' });
});

it('a broken file, and an article that was removed without a redirect, are refused and change nothing', async () => {
  const before = await latest();
  const original = readFileSync(at(articleFile), 'utf8');
  appendFileSync(at(articleFile), '\nSee [this page](/no-such-page).\n');
  const broken = await publish();
  expect([broken.status, broken.stderr]).toEqual([1, expect.stringContaining(`${articleFile}:`)]);
  expect(broken.stderr).toContain('broken link to "/no-such-page"');
  expect(log()[0]).toMatchObject({
    result: 'refused',
    issues: [{ file: articleFile, field: 'text', reason: 'broken link to “…”' }],
  });
  writeFileSync(at(articleFile), original);
  rmSync(at('messages', 'en', 'blog', 'scheduled.md'));
  const removed = await publish();
  expect(removed.status).toBe(1);
  expect(removed.stderr).toContain('messages/en/blog/scheduled.md:1: file name: “/blog/scheduled” was published');
  expect(await latest()).toEqual(before);
  expect((await get('/blog/scheduled')).status).toBe(200);
});

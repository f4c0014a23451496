import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { publicationLogFile, readPublicationLog } from '@/lib/publishing/publication-log';
import { buildsFolder } from '@/scripts/build-store';
import { pickArticle } from '../articles';
import { eventually } from '../eventually';
import { freePort } from '../free-port';
import { startMailServer } from '../mail-server';
import { copyProject, type ProjectCopy } from '../publishing/project-copy';
import { temporaryFolder } from '../temp-folder';
import { npmStart, waitUntil, type NpmProcess } from './npm-start';

/** Content is published to a running server, in a copy of the project, under requests. */

const folder = temporaryFolder();
const article = pickArticle('blog');
const articleFile = path.join('messages', 'en', 'blog', `${article.id}.md`);
let project: ProjectCopy;
let server: NpmProcess;
const at = (...names: string[]) => project.at(...names);

const publishSecret = 'a secret that the host of the repository knows';
let mailServer: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  project = copyProject(folder);
  mailServer = await startMailServer();
  vi.stubEnv('PUBLISH_SECRET', publishSecret);
  vi.stubEnv('SMTP_URL', mailServer.url);
  vi.stubEnv('MAIL_FROM', 'site@example.com');
  vi.stubEnv('PUBLISH_REPORT_TO', 'editor@example.com');
  server = await npmStart(await freePort(), folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  server?.npm.kill('SIGTERM');
  await server?.ended;
  await mailServer?.stop();
});

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

/** Requests pages until stopped. @returns what must not happen: errors of the server and broken connections */
function visit(): () => Promise<string[]> {
  const paths = [
    '/',
    '/pricing',
    '/blog',
    '/readyz',
    '/api/site/base-info',
    '/search?q=proxy',
    '/ru',
    article.path,
    '/blog/rss.xml',
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
  project.replace(
    'messages/en/pages/pricing.json',
    'You pay for profiles and seats, nothing else',
    'You pay for profiles, and for seats',
  );
  project.replace(
    'messages/en/shell.json',
    '"cookieSettings": "Cookie settings"',
    '"cookieSettings": "Cookies, settings"',
  );
  project.replace('content/prices.json', '"USD": 12,', '"USD": 13,');
  // Due after the publication has begun, and before a busy machine has finished it.
  writeFileSync(at('messages', 'en', 'blog', 'scheduled.md'), scheduled(new Date(Date.now() + 60_000)));
  // Servers have pages that were rendered on request, and send them until they have rendered the new ones.
  for (const url of ['/ru', article.path, '/blog/rss.xml']) expect((await get(url)).status, url).toBe(200);
  const stop = visit();
  expect(await project.publish()).toEqual({ status: 0, stderr: '' });
  await eventually(async () => expect((await latest()).publication).toBeGreaterThan(before.publication));
  // A busy server sends old pages until it has rendered the new ones.
  await waitUntil(async () => (await getBody(article.path)).includes('A sentence, with a comma.'));
  await waitUntil(async () => (await getBody('/pricing')).includes('You pay for profiles, and for seats'));
  const pricing = await getBody('/pricing');
  for (const changed of ['Cookies, settings', '$13']) expect(pricing).toContain(changed);
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
    await waitUntil(async () => (await getBody(url)).includes('/blog/scheduled'));
  expect(log()[0]).toMatchObject({ cause: 'schedule', result: 'done' });
});

it('a broken file, and an article that was removed without a redirect, are refused and change nothing', async () => {
  const before = await latest();
  const original = readFileSync(at(articleFile), 'utf8');
  appendFileSync(at(articleFile), '\nSee [this page](/no-such-page).\n');
  const broken = await project.publish();
  expect([broken.status, broken.stderr]).toEqual([1, expect.stringContaining(`${articleFile}:`)]);
  expect(broken.stderr).toContain('broken link to "/no-such-page"');
  expect(log()[0]).toMatchObject({
    result: 'refused',
    issues: [{ file: articleFile, field: 'text', reason: 'broken link to “…”' }],
  });
  writeFileSync(at(articleFile), original);
  rmSync(at('messages', 'en', 'blog', 'scheduled.md'));
  const removed = await project.publish();
  expect(removed.status).toBe(1);
  expect(removed.stderr).toContain('messages/en/blog/scheduled.md:1: file name: “/blog/scheduled” was published');
  expect(await latest()).toEqual(before);
  expect((await get('/blog/scheduled')).status).toBe(200);
});

describe('a project that follows a repository', () => {
  const repositories = temporaryFolder();
  const [remote, clone] = [path.join(repositories, 'remote.git'), path.join(repositories, 'clone')];
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
      cwd,
      encoding: 'utf8',
    });

  /** Commits a text of the article, and pushes it as an editor does. @returns the commit */
  function push(text: string): string {
    writeFileSync(path.join(clone, articleFile), text);
    git(clone, 'commit', '--all', '--quiet', '--message', 'Change an article');
    git(clone, 'push', '--quiet');
    return git(clone, 'rev-parse', 'HEAD').trim();
  }

  /** Tells the site of a push as the host of the repository does. */
  async function announce(): Promise<number> {
    const body = JSON.stringify({ ref: 'refs/heads/main' });
    const signature = createHmac('sha256', publishSecret).update(body).digest('hex');
    const headers = { 'Content-Type': 'application/json', 'X-Hub-Signature-256': `sha256=${signature}` };
    return (await fetch(`${server.url}/api/site/publish`, { method: 'POST', headers, body })).status;
  }

  beforeAll(() => {
    git(folder, 'init', '--quiet', '--initial-branch', 'main');
    git(folder, 'add', '--all');
    git(folder, 'commit', '--quiet', '--message', 'The project');
    git(repositories, 'clone', '--quiet', '--bare', folder, remote);
    git(repositories, 'clone', '--quiet', remote, clone);
    git(folder, 'remote', 'add', 'origin', remote);
    git(folder, 'fetch', '--quiet', 'origin');
    git(folder, 'branch', '--quiet', '--set-upstream-to', 'origin/main');
  });

  it('a push that the host announces is pulled and published', async () => {
    const commit = push(`${readFileSync(at(articleFile), 'utf8')}\nA sentence that was pushed.\n`);
    expect(await announce()).toBe(202);
    await waitUntil(async () => (await getBody(article.path)).includes('A sentence that was pushed.'));
    expect(log()[0]).toMatchObject({ cause: 'webhook', result: 'done', commit });
    expect(mailServer.mails).toEqual([]);
  });

  it('a push that is refused changes nothing, and its reason is mailed', async () => {
    const commit = push(`${readFileSync(at(articleFile), 'utf8')}\nSee [this page](/no-such-page).\n`);
    expect(await announce()).toBe(202);
    await waitUntil(() => log()[0]!.commit === commit);
    expect(log()[0]).toMatchObject({ cause: 'webhook', result: 'refused' });
    await waitUntil(() => mailServer.mails.length > 0);
    expect(mailServer.mails).toMatchObject([{ to: ['editor@example.com'] }]);
    expect(mailServer.mails[0]!.text).toContain(`${articleFile}:`);
    expect(await getBody(article.path)).not.toContain('this page');
  });
});

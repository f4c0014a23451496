import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildsFolder, finishBuild, finishedBuilds, newBuildFolder } from '@/scripts/build-store';
import { pickArticle } from '../articles';
import { freePort } from '../free-port';
import { plainBuild } from '../builds';
import { npmStart, type NpmProcess } from './npm-start';

/** A copy of the project with a modified article; read-only files are symlinked. */
let copy: string;
let port: number;
/** The line of the broken link. */
let linkLine: number;
const { id: articleId, path: articlePath } = pickArticle('blog');
const article = path.join('messages', 'en', 'blog', `${articleId}.md`);
const ownFiles = new Set(['messages', 'generated', 'public', buildsFolder, '.data', '.git', 'test-results']);

beforeAll(async () => {
  port = await freePort();
  copy = mkdtempSync(path.join(tmpdir(), 'failed-build-'));
  for (const name of readdirSync('.').filter((name) => !ownFiles.has(name) && !name.startsWith('.next'))) {
    symlinkSync(path.resolve(name), path.join(copy, name));
  }
  for (const name of ['messages', 'public']) cpSync(name, path.join(copy, name), { recursive: true });
  mkdirSync(path.join(copy, buildsFolder));
  symlinkSync(path.resolve(plainBuild()), path.join(copy, plainBuild()));
  appendFileSync(path.join(copy, article), '\n\nSee [this page](/no-such-page).\n');
  linkLine = readFileSync(path.join(copy, article), 'utf8').trimEnd().split('\n').length;
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const npm = (args: readonly string[], env: Record<string, string> = {}) =>
  spawnSync('npm', args, { cwd: copy, encoding: 'utf8', env: { ...process.env, ...env } });
const messageLines = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('npm '));

/** Fetches on a new connection: a keep-alive one would be closed while this process waits for a build. */
async function fetchArticle({ url }: NpmProcess): Promise<string> {
  const request = get(url + articlePath, { agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  return text(response);
}

const running = new Set<NpmProcess>();

async function start(): Promise<NpmProcess> {
  const started = await npmStart(port, copy);
  running.add(started);
  return started;
}

async function stop(started: NpmProcess): Promise<void> {
  running.delete(started);
  started.npm.kill('SIGTERM');
  expect(await started.ended).toEqual([0, null]);
}

// Stop servers of failed tests.
afterEach(async () => {
  for (const started of running) await stop(started);
});

/** Simulates a successful build: the previous one with another word of the same length on one page. */
function createModifiedBuild(search: string, replacement: string): void {
  const { folder, digest, settings } = finishedBuilds(path.join(copy, buildsFolder))[0]!;
  const next = newBuildFolder(path.join(copy, buildsFolder));
  const ownFiles = new Set(['cache', 'servers', 'build-record.json'].map((name) => path.join(folder, name)));
  cpSync(`${folder}/.`, next, { recursive: true, filter: (file) => !ownFiles.has(file) });
  const page = path.join(next, 'server', 'app', 'en', 'blog', `${articleId}.html`);
  writeFileSync(page, readFileSync(page, 'utf8').replaceAll(search, replacement));
  finishBuild({ folder: next, digest, settings });
}

describe('npm start with a broken link in an article', () => {
  it('a failed build reports the file and leaves the running server and previous builds intact', async () => {
    const serving = await start();
    const before = await fetchArticle(serving);
    expect(before).not.toContain('no-such-page');
    const failed = npm(['start'], { PORT: String(await freePort()) });
    expect(failed.status).toBe(1);
    expect(messageLines(failed.stdout).at(-1)).toBe('1 issue found.');
    expect(messageLines(failed.stderr)).toEqual([
      `${article}:${linkLine}: text: broken link to "/no-such-page"`,
      'The build failed. Existing builds are unchanged.',
    ]);
    expect(await fetchArticle(serving)).toBe(before);
    await stop(serving);

    const secondAttempt = await start();
    expect(await fetchArticle(secondAttempt)).toBe(before);
    createModifiedBuild('Facetry', 'YRTECAF');
    expect(await fetchArticle(secondAttempt)).toBe(before);
    await stop(secondAttempt);

    const next = await start();
    expect(await fetchArticle(next)).toContain('YRTECAF');
    await stop(next);
  });
});

describe('npm start -- --no-build', () => {
  it('npm start --no-build reports settings that differ from those of the build', () => {
    const { status, stderr } = npm(['start', '--', '--no-build'], { SITE_NAME: 'Another', PORT: String(port) });
    expect([status, messageLines(stderr)]).toEqual([
      1,
      [
        expect.stringMatching(
          /^The newest build has other build-time settings: .*SITE_NAME \(unset then, "Another" now\)/,
        ),
      ],
    ]);
  });

  it('npm start --no-build exits with one message if the build lacks a file that the sources need', () => {
    const { digest, settings } = finishedBuilds(path.join(copy, buildsFolder))[0]!;
    const folder = newBuildFolder(path.join(copy, buildsFolder));
    finishBuild({ folder, digest, settings });
    const { status, stderr } = npm(['start', '--', '--no-build'], { PORT: String(port) });
    rmSync(folder, { recursive: true });
    expect([status, messageLines(stderr)]).toEqual([
      1,
      [expect.stringMatching(/^Cannot serve the build .*: ENOENT.*npm run build\.$/)],
    ]);
  });

  it('npm start --no-build reports a missing build', () => {
    rmSync(path.join(copy, buildsFolder), { recursive: true });
    const { status, stderr } = npm(['start', '--', '--no-build'], { PORT: String(port) });
    expect([status, messageLines(stderr)]).toEqual([1, [expect.stringMatching(/^No build to serve: /)]]);
  });
});

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
import { freePort } from '../free-port';
import { plainBuild } from '../builds';
import { npmStart, type Started } from './npm-start';

/** A copy of the project with an article of its own; what is only read is the project's. */
let copy: string;
let port: number;
/** Where the link stands. */
let line: number;
const article = path.join('messages', 'en', 'blog', 'one-profile-one-account.md');
const own = new Set(['messages', 'generated', 'public', buildsFolder, '.data', '.git', 'test-results']);

beforeAll(async () => {
  port = await freePort();
  copy = mkdtempSync(path.join(tmpdir(), 'failed-build-'));
  for (const name of readdirSync('.').filter((one) => !own.has(one) && !one.startsWith('.next'))) {
    symlinkSync(path.resolve(name), path.join(copy, name));
  }
  for (const name of ['messages', 'public']) cpSync(name, path.join(copy, name), { recursive: true });
  mkdirSync(path.join(copy, buildsFolder));
  symlinkSync(path.resolve(plainBuild()), path.join(copy, plainBuild()));
  appendFileSync(path.join(copy, article), '\n\nSee [this page](/no-such-page).\n');
  line = readFileSync(path.join(copy, article), 'utf8').trimEnd().split('\n').length;
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const npm = (args: readonly string[], env: Record<string, string> = {}) =>
  spawnSync('npm', args, { cwd: copy, encoding: 'utf8', env: { ...process.env, ...env } });
const sentences = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('npm '));

/** By a connection of its own: one that is kept would be closed while this process waits for a build. */
async function shown({ url }: Started): Promise<string> {
  const asked = get(`${url}/blog/one-profile-one-account`, { agent: false });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  return text(answer);
}

const running = new Set<Started>();

async function start(): Promise<Started> {
  const started = await npmStart(port, copy);
  running.add(started);
  return started;
}

async function stop(started: Started): Promise<void> {
  running.delete(started);
  started.npm.kill('SIGTERM');
  expect(await started.ended).toEqual([0, null]);
}

// A test that failed leaves its server to nobody else.
afterEach(async () => {
  for (const started of running) await stop(started);
});

/** What a build that succeeds leaves: here the one of before, with another word of the same length in one page. */
function finishAnother(word: string, other: string): void {
  const { folder, digest, settings } = finishedBuilds(path.join(copy, buildsFolder))[0]!;
  const next = newBuildFolder(path.join(copy, buildsFolder));
  const own = new Set(['cache', 'servers', 'made-from.json'].map((name) => path.join(folder, name)));
  cpSync(`${folder}/.`, next, { recursive: true, filter: (file) => !own.has(file) });
  const page = path.join(next, 'server', 'app', 'en', 'blog', 'one-profile-one-account.html');
  writeFileSync(page, readFileSync(page, 'utf8').replaceAll(word, other));
  finishBuild({ folder: next, digest, settings });
}

describe('npm start with an article that leads to no page', () => {
  it('says which file is wrong and ends with another code than 0; what serves is not touched, nor by a build that succeeds, and the build of before can be served', async () => {
    const serving = await start();
    const before = await shown(serving);
    expect(before).not.toContain('no-such-page');
    const failed = npm(['start'], { PORT: String(await freePort()) });
    expect(failed.status).toBe(1);
    expect(sentences(failed.stdout).at(-1)).toBe('1 thing is wrong.');
    expect(sentences(failed.stderr)).toEqual([
      `${article}:${line}: text: the link to "/no-such-page" leads to no page`,
      'The build failed; the builds that were there before are as they were.',
    ]);
    expect(await shown(serving)).toBe(before);
    await stop(serving);

    const again = await start();
    expect(await shown(again)).toBe(before);
    finishAnother('Facetry', 'YRTECAF');
    expect(await shown(again)).toBe(before);
    await stop(again);

    const next = await start();
    expect(await shown(next)).toContain('YRTECAF');
    await stop(next);
  });
});

describe('npm start -- --no-build', () => {
  it('names in one sentence the settings in which the build was made with others', () => {
    const { status, stderr } = npm(['start', '--', '--no-build'], { SITE_NAME: 'Another', PORT: String(port) });
    expect([status, sentences(stderr)]).toEqual([
      1,
      [expect.stringMatching(/^The build was made with other settings, .*SITE_NAME \("Facetry" then, "Another" now\)/)],
    ]);
  });

  it('says in one sentence that there is no build', () => {
    rmSync(path.join(copy, buildsFolder), { recursive: true });
    const { status, stderr } = npm(['start', '--', '--no-build'], { PORT: String(port) });
    expect([status, sentences(stderr)]).toEqual([1, [expect.stringMatching(/^There is no build to serve: /)]]);
  });
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../free-port';
import { blogArticle, change, put, soundWords, translated } from '../pages/broken-content';

/** A folder with words of its own, in which commands run; the code is the project's. */
let folder: string;
let port: number;
const article = 'messages/en/blog/moving-in.md';
const translation = 'messages/ru/blog/moving-in.md';
const text = 'A profile keeps its cookies, its cache and its history.';

beforeAll(async () => {
  port = await freePort();
  folder = mkdtempSync(path.join(tmpdir(), 'commands-'));
  soundWords(path.join(folder, 'messages'));
  put(folder, article, blogArticle('Moving in with profiles', text));
  put(folder, translation, translated('Переезд', 'Профиль хранит свои куки.'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    path.resolve('node_modules/.bin/tsx'),
    [path.resolve(`scripts/cli/${script}.ts`), ...args],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'), PORT: String(port) },
    },
  );
  const lines = (text: string) => text.split('\n').filter(Boolean);
  return { status, stdout: lines(stdout), stderr: lines(stderr) };
}

describe('i18n:status --accept', () => {
  it('tells what it has accepted and refused, and ends with 1 when it has refused anything', () => {
    put(folder, translation, translated('Переезд', text));
    const refused = run('i18n-status', '--accept', 'ru', translation, 'shell.json');
    expect(refused.status).toBe(1);
    expect(refused.stdout[0]).toBe('ru: accepted 1, refused 1');
    expect(refused.stderr).toEqual(['  refused: blog/moving-in.md: it is still English: text']);
    expect(refused.stdout).toContainEqual(expect.stringMatching(/^ru: \d+ current, 0 outdated, 1 still English, /));
    expect(run('i18n-status', '--accept', 'ru', 'shell.json')).toMatchObject({ status: 0, stderr: [] });
  });
});

describe('content with several mistakes', () => {
  const page = 'messages/ru/pages/pricing.json';
  const expected = [
    `${article}:9: text: the link to "/nowhere" leads to no page`,
    `${article}:11: text: HTML is left out; write Markdown, or put “<b>” between backticks to show it`,
    `${page}:1: nmae: there is no field of this name here; did you mean “name”?`,
  ];
  beforeAll(() => {
    put(folder, article, blogArticle('Moving in with profiles', '[a](/nowhere)\n\n<b>bold</b>'));
    put(folder, translation, translated('Переезд', 'Профиль хранит свои куки.'));
    change(folder, page, '{', '{ "nmae": "x",');
  });
  const failed = 'The build failed; the builds that were there before are as they were.';

  it.each([
    ['content-check', []],
    ['build', [failed]],
    ['start', [failed]],
  ])('is told of by %s with all of them, how many there are, and code 1', (script, after) => {
    const { status, stdout, stderr } = run(script);
    expect(stderr).toEqual([...expected, ...after]);
    expect(stdout.at(-1)).toBe('3 things are wrong.');
    expect(status).toBe(1);
  });
});

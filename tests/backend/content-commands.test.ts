import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '@/tests/free-port';
import { commitOffset, sample } from '@/tests/sampling';
import { temporaryFolder, writeIn } from '@/tests/temp-folder';
import { blogArticle, replaceInFile, validContent, translated } from '../unit/pages/invalid-content';

/** A folder with its own messages, in which commands run with the project's code. */
const folder = temporaryFolder();
let port: number;
const article = 'messages/en/blog/moving-in.md';
const translation = 'messages/ru/blog/moving-in.md';
const text = 'A profile keeps its cookies, its cache and its history.';

beforeAll(async () => {
  port = await freePort();
  validContent(path.join(folder, 'messages'));
  cpSync('content', path.join(folder, 'content'), { recursive: true });
  writeIn(folder, article, blogArticle('Moving in with profiles', text));
  writeIn(folder, translation, translated('Переезд', 'Профиль хранит свои куки.'));
});

function run(script: string, ...args: string[]) {
  const env = { ...process.env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'), PORT: String(port) };
  const command = [path.resolve(`scripts/cli/${script}.ts`), ...args];
  const options = { cwd: folder, encoding: 'utf8', env } as const;
  const { status, stdout, stderr } = spawnSync(path.resolve('node_modules/.bin/tsx'), command, options);
  const lines = (text: string) => text.split('\n').filter(Boolean);
  return { status, stdout: lines(stdout), stderr: lines(stderr) };
}

it('i18n:status --accept lists accepted and rejected files, and exits with code 1 if any was rejected', () => {
  writeIn(folder, translation, translated('Переезд', text));
  const rejected = run('i18n-status', '--accept', 'ru', translation, 'shell.json');
  expect(rejected.status).toBe(1);
  expect(rejected.stdout[0]).toBe('ru: accepted 1, rejected 1');
  expect(rejected.stderr).toEqual(['  rejected: blog/moving-in.md: not translated: text']);
  expect(rejected.stdout).toContainEqual(expect.stringMatching(/^ru: \d+ current, 0 outdated, 1 still English, /));
  expect(run('i18n-status', '--accept', 'ru', 'shell.json')).toMatchObject({ status: 0, stderr: [] });
});

describe('content with several mistakes', () => {
  const page = 'messages/ru/pages/pricing.json';
  const expected = [
    `${article}:9: text: broken link to "/nowhere"`,
    `${article}:11: text: HTML is ignored; write Markdown, or put “<b>” in backticks to show it`,
    `${page}:1: nmae: unknown field; did you mean “name”?`,
  ];
  beforeAll(() => {
    writeIn(folder, article, blogArticle('Moving in with profiles', '[a](/nowhere)\n\n<b>bold</b>'));
    writeIn(folder, translation, translated('Переезд', 'Профиль хранит свои куки.'));
    replaceInFile(folder, page, '{', '{ "nmae": "x",');
  });
  const unaccepted = expect.stringMatching(
    /^messages\/ru\/blog\/moving-in\.md:1: text: warning: is older than its English source/,
  ) as string;
  const failed = 'The build failed. Existing builds are unchanged.';

  const commands = [
    ['content-check', [...expected.slice(0, 2), unaccepted, ...expected.slice(2)], 4],
    ['build', [...expected, failed], 3],
    ['start', [...expected, failed], 3],
  ] as const;
  it.each(sample(commands, 3, commitOffset))(
    '%s reports all mistakes in content and their number, and exits with code 1',
    (script, lines, count) => {
      const { status, stdout, stderr } = run(script);
      expect(stderr).toEqual(lines);
      expect(stdout.at(-1)).toBe(`${count} issues found.`);
      expect(status).toBe(1);
    },
  );
});

it.each(sample(['content-check', 'build', 'start'], 3, commitOffset))(
  '%s reports the file, line, field and reason of an invalid data file, and exits with code 1',
  (script) => {
    replaceInFile(folder, 'content/prices.json', '"USD": 40', '"USD": -40');
    const { status, stderr } = run(script);
    replaceInFile(folder, 'content/prices.json', '"USD": -40', '"USD": 40');
    expect(stderr[0]).toBe('content/prices.json:29: plans.team.price.USD: must not be negative');
    expect(status).toBe(1);
  },
);

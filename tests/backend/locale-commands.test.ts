import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder, writeIn } from '@/tests/temp-folder';

/** A folder with a copy of the project's texts and data, in which commands run with the project's code. */
const folder = temporaryFolder();
const at = (name: string) => path.join(folder, name);
const read = (name: string) => readFileSync(at(name), 'utf8');

beforeAll(() => {
  for (const name of ['app/tokens.css', 'content', 'deploy/nginx.conf', 'messages', 'public']) {
    cpSync(name, at(name), { recursive: true });
  }
  cpSync('lib/api/endpoints', at('lib/api/endpoints'), { recursive: true });
  symlinkSync(path.resolve('node_modules'), at('node_modules'));
  // The locale table is the folder's, too.
  const paths = {
    '@/generated/*': [at('generated/*')],
    '@/lib/i18n/locale-rows': [at('lib/i18n/locale-rows')],
    '@/*': [path.resolve('*')],
  };
  writeIn(folder, 'tsconfig.json', JSON.stringify({ compilerOptions: { jsx: 'react-jsx', paths } }));
});

function run(script: string, ...args: string[]) {
  const env = { ...process.env, TSX_TSCONFIG_PATH: at('tsconfig.json'), CONTENT_COMPLETE: '1' };
  const command = [path.resolve(`scripts/cli/${script}.ts`), ...args];
  const options = { cwd: folder, encoding: 'utf8', env } as const;
  const { status, stdout, stderr } = spawnSync(path.resolve('node_modules/.bin/tsx'), command, options);
  return { status, stdout: stdout.trim().split('\n'), stderr };
}

const prefixes = () => /\(\?:([a-z|]+)\)\(\?:\/\|\$\)" prefixed;/.exec(read('deploy/nginx.conf'))?.[1]?.split('|');

it('an invalid language is not added, and nothing changes', () => {
  const before = read('content/locales.json');
  const { status, stderr } = run('i18n-add', 'jp-JP', 'ja');
  expect([status, stderr]).toEqual([1, expect.stringContaining('“jp” is not a language; did you mean “ja-JP”?')]);
  expect(run('i18n-add', 'it-IT', 'og').stderr).toContain('/og is already a path of the site');
  expect(run('i18n-add', 'it-IT', 'ru').stderr).toBe('The folder messages/ru already exists.\n');
  expect(read('content/locales.json')).toBe(before);
  expect(['ja', 'og'].filter((code) => existsSync(at(`messages/${code}`)))).toEqual([]);
});

it('English, and a language that the site lacks, cannot be removed', () => {
  expect(run('i18n-remove', 'en').stderr).toBe('English cannot be removed: all translations are made from it.\n');
  expect(run('i18n-remove', 'xx').stderr).toContain('"xx" is not in content/locales.json');
});

it('languages are added and removed by commands, and the content stays valid', () => {
  expect(run('i18n-add', 'it-IT', 'it').status).toBe(0);
  expect(read('content/locales.json')).toContain('"name": "Italiano"');
  for (const code of ['hi', 'pt', 'tc', 'vn', 'zh']) expect(run('i18n-remove', code).status).toBe(0);
  expect(read('content/prices.json')).toContain('"BRL": { "format": "R$#" }');
  // The prices are still a sample.
  const digest = createHash('sha256').update(read('content/prices.json')).digest('hex');
  expect(read('content/sample/manifest.json')).toContain(digest);
  expect(prefixes()).toEqual(['ru', 'es', 'tr', 'th', 'fr', 'uk', 'ko', 'jp', 'it']);
  expect(read('deploy/nginx.conf')).not.toContain('/vi/docs');

  const { status, stdout } = run('content-check');
  expect([status, stdout.at(-1)]).toEqual([0, 'No issues found.']);
  expect(JSON.parse(read('public/assets/messages/language-suggestion-it.json'))).toHaveProperty('accept');
});

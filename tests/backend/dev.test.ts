import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { linkLatestBuild } from '@/scripts/link-latest-build';
import { pickArticle } from '../articles';
import { eventually } from '../eventually';
import { freePort } from '../free-port';
import { waitUntilStopped, npmRunDev, type NpmProcess } from './npm-start';

/** A copy of the sources that tests may edit. It is inside the project: Turbopack takes no packages from outside. */
let copy: string;
let dev: NpmProcess;
const sources = ['app', 'components', 'content', 'lib', 'messages', 'public', 'scripts'];
const settings = ['instrumentation.ts', 'middleware.ts', 'next.config.ts', 'package.json', 'tsconfig.json'];
const at = (file: string) => path.join(copy, file);
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(at(file), change(readFileSync(at(file), 'utf8')));

const table = 'lib/urls/route-table.ts';
const page = 'app/[locale]/new-page/page.tsx';
const component = 'components/pages/new-page.tsx';
const pageMessages = 'messages/en/pages/new-page.json';
const { id, path: articlePath } = pickArticle('blog');
const article = `messages/en${articlePath}.md`;
const build = '.builds/000000000000001';

beforeAll(async () => {
  copy = mkdtempSync('.next-copy-');
  for (const name of [...sources, ...settings]) cpSync(name, at(name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), at('node_modules'));
  mkdirSync(at(build), { recursive: true });
  linkLatestBuild(build, at('.next'));
  dev = await npmRunDev(await freePort(), copy);
});
afterAll(async () => {
  dev.npm.kill('SIGTERM');
  expect(await dev.ended).toEqual([0, null]);
  await waitUntilStopped(dev);
  // The compiler may still be writing, into folders that have just been emptied.
  await eventually(() => rmSync(copy, { recursive: true, force: true }));
});

/** Waits until a path responds with a status and its page contains a text. */
async function shows(pathname: string, status: number, text: string): Promise<void> {
  await eventually(async () => {
    const response = await fetch(dev.url + pathname);
    expect([response.status, (await response.text()).includes(text)]).toEqual([status, true]);
  }, 500);
}

it('npm run dev serves a new page, in English without a translation, and 404 after its removal', async () => {
  await shows('/new-page', 404, '/new-page');
  const rows = readFileSync(at(table), 'utf8');
  edit(table, (text) => text.replace('  home:', "  'new-page': { pattern: '/new-page' },\n  home:"));
  mkdirSync(path.dirname(at(page)));
  cpSync('app/[locale]/links/page.tsx', at(page));
  cpSync('components/pages/links-page.tsx', at(component));
  for (const file of [page, component]) {
    edit(file, (text) =>
      text.replace("pathTo('links')", "pathTo('new-page')").replace('pages/links-page', 'pages/new-page'),
    );
  }
  cpSync('messages/en/pages/links.json', at(pageMessages));
  edit(pageMessages, (text) => text.replace(/"heading": ".*"/, '"heading": "A heading of its own"'));
  await shows('/new-page', 200, 'A heading of its own');
  await shows('/ru/new-page', 200, 'A heading of its own');

  edit(pageMessages, (text) => text.replace('of its own', 'that was changed'));
  await shows('/new-page', 200, 'A heading that was changed');

  writeFileSync(at(table), rows);
  rmSync(path.dirname(at(page)), { recursive: true });
  for (const file of [component, pageMessages]) rmSync(at(file));
  await shows('/new-page', 404, '/new-page');
});

it('npm run dev serves a changed article, and reports a syntax error with its line until it is fixed', async () => {
  edit(article, (text) => `${text}\nAn added sentence.\n`);
  await shows(articlePath, 200, 'An added sentence.');
  const before = readFileSync(at(article), 'utf8');
  edit(article, (text) => text.replace(/^title: /m, 'title: ['));
  await eventually(() => expect(dev.output()).toMatch(new RegExp(`${id}\\.md:\\d+: front matter: invalid YAML`)));
  writeFileSync(at(article), before.replace('An added', 'A corrected'));
  await shows(articlePath, 200, 'A corrected sentence.');
});

it('npm run dev reports an invalid message file before its page is requested', async () => {
  const file = 'messages/en/pages/faq.json';
  const before = readFileSync(at(file), 'utf8');
  edit(file, (text) => text.replace(',', ''));
  await eventually(() => expect(dev.output()).toContain('messages/en/pages/faq.json:3: JSON: a comma is missing'));
  // Other pages link to this one.
  writeFileSync(at(file), before);
});

it('npm run dev leaves production builds and their generated files alone, and survives a newer build', async () => {
  expect(readdirSync(at(build))).toEqual([]);
  expect(existsSync(at('generated/content-index.json'))).toBe(false);
  mkdirSync(at('.builds/000000000000002'));
  linkLatestBuild('.builds/000000000000002', at('.next'));
  rmSync(at(build), { recursive: true });
  await shows(articlePath, 200, 'A corrected sentence.');
  expect(readdirSync(at('.next'))).toEqual([]);
});

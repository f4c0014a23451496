import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeUnservedFiles } from '@/scripts/remove-unserved-files';

let build: string;
beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'build-'));
});
afterEach(() => rmSync(build, { recursive: true, force: true }));

const at = (name: string) => path.join(build, name);

function write(name: string, content = ''): void {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), content);
}

it('a build stores the Flight data of each page once, and no lists of traced files', () => {
  const [page, whole, tree] = ['.rsc', '.segments/_full.segment.rsc', '.segments/_tree.segment.rsc'].map(
    (end) => `server/app/en/pricing${end}`,
  ) as [string, string, string];
  const removed = ['server/app/page.js.nft.json', 'a.nft.json'];
  for (const name of [page, whole, tree, 'server/app/page.js', ...removed]) write(name);
  removeUnservedFiles(build);
  expect(statSync(at(whole)).ino).toBe(statSync(at(page)).ino);
  expect([tree, 'server/app/page.js'].filter((name) => !existsSync(at(name)))).toEqual([]);
  expect(removed.filter((name) => existsSync(at(name)))).toEqual([]);
});

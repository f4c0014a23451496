import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

it('a build keeps one copy of the Flight data of each page, and no lists of traced files', () => {
  const retained = [
    'server/app/en/pricing.rsc',
    'server/app/en/pricing.segments/_tree.segment.rsc',
    'server/app/page.js',
  ];
  const removed = ['server/app/en/pricing.segments/_full.segment.rsc', 'server/app/page.js.nft.json', 'a.nft.json'];
  for (const name of [...retained, ...removed]) write(name);
  write('server/app/en/pricing.meta', JSON.stringify({ status: 200, segmentPaths: ['/_tree', '/_full', '/__PAGE__'] }));
  removeUnservedFiles(build);
  expect(retained.filter((name) => !existsSync(at(name)))).toEqual([]);
  expect(removed.filter((name) => existsSync(at(name)))).toEqual([]);
  const meta = JSON.parse(readFileSync(at('server/app/en/pricing.meta'), 'utf8')) as unknown;
  expect(meta).toEqual({ status: 200, segmentPaths: ['/_tree', '/__PAGE__'] });
});

it('a build of another version of Next.js, without these files, is left unchanged', () => {
  write('server/app/en/pricing.meta', '{"status":200}');
  removeUnservedFiles(build);
  expect(readFileSync(at('server/app/en/pricing.meta'), 'utf8')).toBe('{"status":200}');
});

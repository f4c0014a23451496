import { rmSync, utimesSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { isIndexStale } from '@/lib/content/index-freshness';
import { folderPerTest } from '@/tests/temp-folder';

const { at, put } = folderPerTest();
let index: string;

beforeEach(() => {
  put('en/blog/one.md');
  index = put('content-index.json', '{}');
});

const touch = (file: string, seconds: number) => utimesSync(file, seconds, seconds);

it('the article index is stale from the moment an article is added until it is rebuilt', () => {
  touch(at('en/blog'), 1000);
  touch(index, 2000);
  expect(isIndexStale(index, [at()])).toBe(false);
  put('en/blog/new.md');
  expect(isIndexStale(index, [at()])).toBe(true);
  put('content-index.json', '{}');
  touch(index, Date.now() / 1000 + 1);
  expect(isIndexStale(index, [at()])).toBe(false);
});

it('a missing article index is stale', () => {
  rmSync(index);
  expect(isIndexStale(index, [at()])).toBe(true);
});

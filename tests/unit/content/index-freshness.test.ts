import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isIndexStale } from '@/lib/content/index-freshness';

let root: string;
let index: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'freshness-'));
  index = path.join(root, 'content-index.json');
  mkdirSync(path.join(root, 'en', 'blog'), { recursive: true });
  writeFileSync(index, '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (file: string, seconds: number) => utimesSync(file, seconds, seconds);

describe('article index', () => {
  it('the article index is stale from the moment an article is added until it is rebuilt', () => {
    at(path.join(root, 'en', 'blog'), 1000);
    at(index, 2000);
    expect(isIndexStale(index, [root])).toBe(false);
    writeFileSync(path.join(root, 'en', 'blog', 'new.md'), '');
    expect(isIndexStale(index, [root])).toBe(true);
    writeFileSync(index, '{}');
    at(index, Date.now() / 1000 + 1);
    expect(isIndexStale(index, [root])).toBe(false);
  });

  it('a missing article index is stale', () => {
    rmSync(index);
    expect(isIndexStale(index, [root])).toBe(true);
  });
});

import { existsSync, lstatSync, mkdirSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeDanglingLink, linkLatestBuild } from '@/scripts/link-latest-build';

let root: string;
let link: string;
let build: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'next-link-'));
  link = path.join(root, '.next');
  build = path.join(root, 'build');
  mkdirSync(build);
});
afterEach(() => rmSync(root, { recursive: true }));

it('the link points to the newest build', () => {
  linkLatestBuild(path.join(root, 'earlier'), link);
  linkLatestBuild(build, link);
  expect(readlinkSync(link)).toBe(build);
});

it('a dangling link does not stop the next build', () => {
  linkLatestBuild(build, link);
  removeDanglingLink(link);
  expect(existsSync(link)).toBe(true);
  rmSync(build, { recursive: true });
  removeDanglingLink(link);
  expect(lstatSync(link, { throwIfNoEntry: false })).toBeUndefined();
});

it('a folder created by Next.js stays unchanged', () => {
  mkdirSync(link);
  linkLatestBuild(build, link);
  removeDanglingLink(link);
  expect(lstatSync(link).isDirectory()).toBe(true);
});

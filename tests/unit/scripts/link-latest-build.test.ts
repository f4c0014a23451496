import { existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { linkLatestBuild, repairDanglingLink } from '@/scripts/link-latest-build';

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

it('the link to the latest build points to the newest one', () => {
  linkLatestBuild(path.join(root, 'earlier'), link);
  linkLatestBuild(build, link);
  expect(readlinkSync(link)).toBe(build);
  expect(readdirSync(root).toSorted()).toEqual(['.next', 'build']);
});

it('a dangling link to a build is pointed to the newest remaining one, or removed without any', () => {
  linkLatestBuild(build, link);
  repairDanglingLink(path.join(root, 'other'), link);
  expect(readlinkSync(link)).toBe(build);
  linkLatestBuild(path.join(root, 'removed'), link);
  repairDanglingLink(build, link);
  expect(readlinkSync(link)).toBe(build);
  rmSync(build, { recursive: true });
  expect(existsSync(link)).toBe(false);
  repairDanglingLink(undefined, link);
  expect(lstatSync(link, { throwIfNoEntry: false })).toBeUndefined();
});

it('a build folder created by Next.js is not replaced by a link', () => {
  mkdirSync(link);
  linkLatestBuild(build, link);
  linkLatestBuild(undefined, link);
  repairDanglingLink(undefined, link);
  expect(lstatSync(link).isDirectory()).toBe(true);
});

import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { linkLatestBuild, repairDanglingLink } from '@/scripts/link-latest-build';
import { folderPerTest } from '@/tests/temp-folder';

const { at } = folderPerTest();
let link: string;
let build: string;
beforeEach(() => {
  link = at('.next');
  build = at('build');
  mkdirSync(build);
});

it('the link to the latest build points to the newest one', () => {
  linkLatestBuild(at('earlier'), link);
  linkLatestBuild(build, link);
  expect(readlinkSync(link)).toBe(build);
  expect(readdirSync(at()).toSorted()).toEqual(['.next', 'build']);
});

it('a dangling link to a build is pointed to the newest remaining one, or removed without any', () => {
  linkLatestBuild(build, link);
  repairDanglingLink(at('other'), link);
  expect(readlinkSync(link)).toBe(build);
  linkLatestBuild(at('removed'), link);
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

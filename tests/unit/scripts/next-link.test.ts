import { existsSync, lstatSync, mkdirSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dropDeadLink, leadNextTo } from '@/scripts/next-link';

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

it('the link leads to the newest build', () => {
  leadNextTo(path.join(root, 'earlier'), link);
  leadNextTo(build, link);
  expect(readlinkSync(link)).toBe(build);
});

it('a link whose build was removed by hand does not stop the next build', () => {
  leadNextTo(build, link);
  dropDeadLink(link);
  expect(existsSync(link)).toBe(true);
  rmSync(build, { recursive: true });
  dropDeadLink(link);
  expect(lstatSync(link, { throwIfNoEntry: false })).toBeUndefined();
});

it('a folder of Next.js’ own is left as it is', () => {
  mkdirSync(link);
  leadNextTo(build, link);
  dropDeadLink(link);
  expect(lstatSync(link).isDirectory()).toBe(true);
});

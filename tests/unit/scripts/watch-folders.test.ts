import { appendFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchFolders } from '@/scripts/watch-folders';
import { folderPerTest } from '@/tests/temp-folder';
import { eventually } from '../../eventually';

const { at, put } = folderPerTest();
let calls: number;
let stop: () => void;

beforeEach(() => {
  put('en/blog/one.md', '1');
  calls = 0;
  stop = watchFolders([at(), at('not-there')], () => (calls += 1));
});
afterEach(() => stop());

/** Resolves when the watcher reports a change. */
async function isNotified(change: () => void): Promise<void> {
  // The previous change may be reported in two notifications.
  await setTimeout(500);
  const before = calls;
  change();
  await eventually(() => expect(calls).toBeGreaterThan(before));
}

/** As many editors save, and Git: the file is another one afterwards. */
function replace(file: string): void {
  writeFileSync(at('aside'), 'new');
  renameSync(at('aside'), file);
}

it('written, replaced and removed files are reported, each time', async () => {
  const file = at('en', 'blog', 'one.md');
  await isNotified(() => appendFileSync(file, '2'));
  await isNotified(() => replace(file));
  await isNotified(() => replace(file));
  await isNotified(() => appendFileSync(file, '3'));
  await isNotified(() => rmSync(file));
});

it('files in new and recreated directories are reported', async () => {
  const folder = at('fr', 'blog');
  for (let time = 0; time < 2; time += 1) {
    await isNotified(() => mkdirSync(folder, { recursive: true }));
    await isNotified(() => writeFileSync(path.join(folder, 'one.md'), '1'));
    rmSync(folder, { recursive: true });
  }
});

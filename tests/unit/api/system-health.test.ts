import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkDisk } from '@/lib/api/system-health';
import { mountTmpfs } from '@/tests/tmpfs';
import { temporaryFolder } from '@/tests/temp-folder';

const folder = temporaryFolder();
const disk = mountTmpfs();
afterAll(() => {
  disk?.unmount();
});

it('the disk check leaves a writable disk unchanged', async () => {
  expect(await checkDisk(folder)).toBeNull();
  expect(await checkDisk(path.join(folder, 'not', 'made', 'yet'))).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
});

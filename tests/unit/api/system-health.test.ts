import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkDisk } from '@/lib/api/system-health';
import { mountTmpfs } from '@/tests/tmpfs';

const folder = mkdtempSync(path.join(tmpdir(), 'machine-state-'));
const disk = mountTmpfs();
afterAll(() => {
  rmSync(folder, { recursive: true });
  disk?.unmount();
});

it('the disk check leaves a writable disk unchanged', async () => {
  expect(await checkDisk(folder)).toBeNull();
  expect(await checkDisk(path.join(folder, 'not', 'made', 'yet'))).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
});

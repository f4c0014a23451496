import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkDisk, isLowOnDescriptors } from '@/lib/api/system-health';
import { makeFolder } from '@/lib/api/store/make-folder';
import { eventually } from '@/tests/eventually';
import { mountTmpfs } from '@/tests/tmpfs';

const folder = mkdtempSync(path.join(tmpdir(), 'machine-state-'));
const disk = mountTmpfs();
afterAll(() => {
  rmSync(folder, { recursive: true });
  disk?.unmount();
});

describe('disk check', () => {
  it('the check leaves a writable disk unchanged', async () => {
    expect(await checkDisk(folder)).toBeNull();
    expect(await checkDisk(path.join(folder, 'not', 'made', 'yet'))).toBeNull();
    expect(readdirSync(folder)).toEqual([]);
  });

  it.skipIf(!disk)('a full or read-only disk and a missing folder are reported by their error code', async () => {
    const missing = path.join(disk!.folder, 'missing', 'folder');
    disk!.fill();
    expect(await checkDisk(disk!.folder)).toBe('ENOSPC');
    disk!.empty();
    expect(await checkDisk(disk!.folder)).toBeNull();
    disk!.allowWriting(false);
    expect(await checkDisk(disk!.folder)).toBe('EROFS');
    expect(await checkDisk(missing)).toBe('EROFS');
    expect(() => makeFolder(missing)).toThrow(/EROFS/);
    disk!.allowWriting(true);
    makeFolder(missing);
    expect(existsSync(missing)).toBe(true);
  });
});

describe.skipIf(!existsSync('/proc/self/fd'))('file descriptors', () => {
  const open = () => readdirSync('/proc/self/fd').length;

  it('file descriptors are low when more than nine tenths are in use', async () => {
    expect(await isLowOnDescriptors()).toBe(false);
    expect(await isLowOnDescriptors(async () => open() * 2)).toBe(false);
    // Other test files of this process open and close files meanwhile.
    await eventually(async () => expect(await isLowOnDescriptors(async () => Math.floor(open() * 1.05))).toBe(true));
  });

  it('file descriptors are low when none is left for the check', async () => {
    const none = async () => Promise.reject(Object.assign(new Error('too many open files'), { code: 'EMFILE' }));
    expect(await isLowOnDescriptors(none)).toBe(true);
  });
});

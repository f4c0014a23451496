import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach } from 'vitest';

const create = () => mkdtempSync(path.join(tmpdir(), 'test-'));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** Creates a folder that is removed after the tests of the file. */
export function temporaryFolder(): string {
  const folder = create();
  afterAll(() => remove(folder));
  return folder;
}

/** Writes a file, and creates its folder. @returns its path */
export function writeIn(folder: string, name: string, content: string | Buffer = ''): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

/** Creates a folder for each test of the file, removed afterwards. All paths are relative to it. */
export function folderPerTest() {
  let folder: string;
  beforeEach(() => {
    folder = create();
  });
  afterEach(() => remove(folder));
  const at = (...names: string[]) => path.join(folder, ...names);
  return {
    at,
    put: (name: string, content?: string | Buffer) => writeIn(folder, name, content),
    read: (name: string) => readFileSync(at(name), 'utf8'),
  };
}

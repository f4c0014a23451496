import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepChunks } from '@/scripts/kept-chunks';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'kept-chunks-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** What `next build` leaves in a folder: its id and its files; then the files of the builds before it. */
function build(id: string, files: readonly string[], before?: string): string {
  const folder = path.join(root, id);
  for (const file of [`static/${id}/_buildManifest.js`, ...files.map((name) => `static/chunks/${name}`)]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${file} of ${id}`);
  }
  writeFileSync(path.join(folder, 'BUILD_ID'), id);
  keepChunks(folder, before);
  return folder;
}

const chunks = (folder: string) => readdirSync(path.join(folder, 'static', 'chunks')).sort();

describe('the files of earlier builds', () => {
  it('stay for two builds, and then go', () => {
    const one = build('one', ['a.js', 'same.js']);
    const two = build('two', ['b.js', 'same.js'], one);
    expect(chunks(two)).toEqual(['a.js', 'b.js', 'same.js']);
    const three = build('three', ['c.js', 'same.js'], two);
    expect(chunks(three)).toEqual(['a.js', 'b.js', 'c.js', 'same.js']);
    const four = build('four', ['d.js'], three);
    expect(chunks(four)).toEqual(['b.js', 'c.js', 'd.js', 'same.js']);
    expect(existsSync(path.join(four, 'static', 'two', '_buildManifest.js'))).toBe(true);
    expect(existsSync(path.join(four, 'static', 'one'))).toBe(false);
    const five = build('five', ['e.js'], four);
    expect(chunks(five)).toEqual(['c.js', 'd.js', 'e.js', 'same.js']);
    expect(chunks(build('six', ['f.js'], five))).toEqual(['d.js', 'e.js', 'f.js']);
  });

  it('are noted by the build that made them', () => {
    const folder = build('two', ['b.js'], build('one', ['a.js']));
    expect(JSON.parse(readFileSync(path.join(folder, 'kept-chunks.json'), 'utf8'))).toEqual([
      { id: 'two', files: ['chunks/b.js', 'two/_buildManifest.js'] },
      { id: 'one', files: ['chunks/a.js', 'one/_buildManifest.js'] },
    ]);
  });

  it('never take the place of the new build’s own', () => {
    const folder = build('two', ['same.js'], build('one', ['same.js']));
    expect(readFileSync(path.join(folder, 'static/chunks/same.js'), 'utf8')).toBe('static/chunks/same.js of two');
  });

  it('outlast the folder that they came from', () => {
    const one = build('one', ['a.js']);
    const two = build('two', ['b.js'], one);
    rmSync(one, { recursive: true });
    expect(chunks(build('three', ['c.js'], two))).toEqual(['a.js', 'b.js', 'c.js']);
  });

  it('are none before the first build', () => {
    expect(chunks(build('one', ['a.js']))).toEqual(['a.js']);
  });
});

import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bringChunksBack, buildsToKeep, setChunksAside, type BuildFiles } from '@/scripts/kept-chunks';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'kept-chunks-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

/** Empties the folder as Next.js does, all but its cache. */
function empty(): void {
  for (const name of readdirSync(dist).filter((one) => one !== 'cache'))
    rmSync(path.join(dist, name), { recursive: true });
}

/** What `next build` leaves: its id and its files. */
function make(id: string, files: readonly string[]): void {
  for (const file of [`static/${id}/_buildManifest.js`, ...files.map((name) => `static/chunks/${name}`)]) {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), `${file} of ${id}`);
  }
  writeFileSync(path.join(dist, 'BUILD_ID'), id);
}

function build(id: string, files: readonly string[]): void {
  setChunksAside(dist);
  empty();
  make(id, files);
  bringChunksBack(dist);
}

const chunks = () => readdirSync(path.join(dist, 'static', 'chunks')).sort();
const record = () => JSON.parse(readFileSync(path.join(dist, 'kept-chunks.json'), 'utf8')) as BuildFiles[];

describe('the files of earlier builds', () => {
  it('stay for two builds, and then go', () => {
    build('one', ['a.js', 'same.js']);
    build('two', ['b.js', 'same.js']);
    expect(chunks()).toEqual(['a.js', 'b.js', 'same.js']);
    build('three', ['c.js', 'same.js']);
    expect(chunks()).toEqual(['a.js', 'b.js', 'c.js', 'same.js']);
    build('four', ['d.js']);
    expect(chunks()).toEqual(['b.js', 'c.js', 'd.js', 'same.js']);
    expect(existsSync(path.join(dist, 'static', 'two', '_buildManifest.js'))).toBe(true);
    expect(existsSync(path.join(dist, 'static', 'one'))).toBe(false);
    build('five', ['e.js']);
    expect(chunks()).toEqual(['c.js', 'd.js', 'e.js', 'same.js']);
    build('six', ['f.js']);
    expect(chunks()).toEqual(['d.js', 'e.js', 'f.js']);
  });

  it('are noted by the build that made them', () => {
    build('one', ['a.js']);
    build('two', ['b.js']);
    expect(record()).toEqual([
      { id: 'two', files: ['chunks/b.js', 'two/_buildManifest.js'] },
      { id: 'one', files: ['chunks/a.js', 'one/_buildManifest.js'] },
    ]);
  });

  it('never take the place of the new build’s own', () => {
    build('one', ['same.js']);
    build('two', ['same.js']);
    expect(readFileSync(path.join(dist, 'static/chunks/same.js'), 'utf8')).toBe('static/chunks/same.js of two');
  });

  it('outlast a build that failed', () => {
    build('one', ['a.js']);
    setChunksAside(dist);
    empty();
    build('two', ['b.js']);
    expect(chunks()).toEqual(['a.js', 'b.js']);
  });

  it('count as one build’s when nothing is noted of them', () => {
    make('one', ['a.js']);
    build('two', ['b.js']);
    empty();
    make('three', ['c.js']);
    build('four', ['d.js']);
    expect(chunks()).toEqual(['c.js', 'd.js']);
    expect(record().map(({ id }) => id)).toEqual(['four', 'three']);
  });

  it('are none before the first build', () => {
    build('one', ['a.js']);
    expect(record()).toHaveLength(1);
    expect(existsSync(path.join(dist, 'cache', 'kept-chunks'))).toBe(false);
  });
});

describe('which builds are kept', () => {
  it('does not name files that are no longer there', () => {
    const known = [
      { id: 'two', files: ['b.js'] },
      { id: 'one', files: ['a.js', 'gone.js'] },
    ];
    expect(buildsToKeep(known, 'two', ['a.js', 'b.js'])).toEqual([
      { id: 'two', files: ['b.js'] },
      { id: 'one', files: ['a.js'] },
    ]);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readJson, readMessageFile } from '@/lib/content/json-file';
import { site } from '@/lib/config/site';

const folder = mkdtempSync(path.join(tmpdir(), 'json-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(text: string): string {
  const file = path.join(folder, 'shell.json');
  writeFileSync(file, text);
  return file;
}

describe('a JSON file of words', () => {
  it('is named when it cannot be read as JSON, in one sentence', () => {
    const file = written('{\n  "home": "Home",\n}\n');
    expect(() => readJson(file)).toThrow(`${file}:3: JSON: a name in quotation marks must stand here`);
    expect(() => readJson(file)).toThrow(/^[^\n]+$/);
  });

  it.each([
    ['', 1, 'the file is empty'],
    ['{ "a": "b" \n "c": "d" }', 2, 'a comma is missing'],
    ['{\n"a": "b"', 2, 'a closing }'],
    ['{\n"a": "b\n}', 2, 'a text is not closed'],
    ['{\n// a\n}', 2, 'remarks cannot stand'],
    ["{\n'a': 1}", 2, 'straight quotation marks'],
    ['{\n"a": \n}', 3, 'a value is missing'],
    ['{"a": ["b",]}', 1, 'a value is missing'],
    ['['.repeat(100_000), 1, 'inside of each other'],
  ])('says what to write where it is broken: %#', (text, line, reason) => {
    const file = written(text);
    expect(() => readJson(file)).toThrow(`${file}:${line}: JSON: `);
    expect(() => readJson(file)).toThrow(reason);
  });

  it('may begin with a byte order mark', () => {
    expect(readJson(written('\uFEFF{"a": "b"}'))).toEqual({ a: 'b' });
  });

  it('has the brand put into every text', () => {
    expect(readMessageFile(written('{ "a": "{brand}", "b": ["About {brand}"], "c": 1 }'))).toEqual({
      a: site.name,
      b: [`About ${site.name}`],
      c: 1,
    });
  });
});

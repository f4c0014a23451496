import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readJson, readWordsFile } from '@/lib/content/json-file';
import { site } from '@/lib/settings/site';

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
    expect(() => readJson(file)).toThrow(`${file}: JSON: `);
    expect(() => readJson(file)).toThrow(/^[^\n]+$/);
  });

  it('has the brand put into every text', () => {
    expect(readWordsFile(written('{ "a": "{brand}", "b": ["About {brand}"], "c": 1 }'))).toEqual({
      a: site.name,
      b: [`About ${site.name}`],
      c: 1,
    });
  });
});

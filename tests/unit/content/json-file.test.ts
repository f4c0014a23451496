import { expect, it } from 'vitest';
import { readJson, readMessageFile } from '@/lib/content/json-file';
import { site } from '@/lib/config/site';
import { temporaryFolder, writeIn } from '@/tests/temp-folder';

const folder = temporaryFolder();
const writeJson = (text: string) => writeIn(folder, 'shell.json', text);

it('an invalid JSON file is named with its syntax error in one line', () => {
  const file = writeJson('{\n  "home": "Home",\n}\n');
  expect(() => readJson(file)).toThrow(`${file}:3: JSON: a name in quotation marks is missing here`);
  expect(() => readJson(file)).toThrow(/^[^\n]+$/);
});

it.each([
  ['', 1, 'the file is empty'],
  ['{ "a": "b" \n "c": "d" }', 2, 'a comma is missing'],
  ['{\n"a": "b"', 2, 'a closing }'],
  ['{\n"a": "b\n}', 2, 'text is not closed'],
  ['{\n// a\n}', 2, 'comments are not allowed'],
  ["{\n'a': 1}", 2, 'straight quotation marks'],
  ['{\n"a": \n}', 3, 'a value is missing'],
  ['{"a": ["b",]}', 1, 'a value is missing'],
  ['['.repeat(100_000), 1, 'nested too deeply'],
])('a JSON syntax error says how to fix it: %#', (text, line, reason) => {
  const file = writeJson(text);
  expect(() => readJson(file)).toThrow(`${file}:${line}: JSON: `);
  expect(() => readJson(file)).toThrow(reason);
});

it('a byte order mark is accepted in a JSON file', () => {
  expect(readJson(writeJson('\uFEFF{"a": "b"}'))).toEqual({ a: 'b' });
});

it('the brand is inserted into every message', () => {
  expect(readMessageFile(writeJson('{ "a": "{brand}", "b": ["About {brand}"], "c": 1 }'))).toEqual({
    a: site.name,
    b: [`About ${site.name}`],
    c: 1,
  });
});

import { expect, it } from 'vitest';
import { referencesTo, removeFrom } from '@/scripts/edit-locales';

const codes = ['en', 'pt', 'zh', 'tc'];

it.each([
  ['a list', { locales: ['pt', 'zh'] }, [['locales', 0]]],
  ['a list of nothing else', { BRL: { format: '#', locales: ['pt'] } }, [['BRL', 'locales']]],
  ['the exceptions', [{ id: 'a', locales: { except: ['zh', 'pt'] } }], [[0, 'locales', 'except', 1]]],
  ['the only exception', [{ id: 'a', locales: { except: ['pt'] } }], [[0, 'locales']]],
  ['the only language', [{ id: 'a', locales: { only: ['pt'] } }], [[0, 'locales', 'only', 0]]],
  ['names by language', { names: { pt: 'A', zh: 'B' } }, [['names', 'pt']]],
  ['the only name', [{ id: 'a', names: { pt: 'A' } }], [[0, 'names']]],
  ['several places', [['pt'], { a: ['zh'] }, { b: 1, c: ['pt', 'tc'] }], [[0], [2, 'c', 0]]],
  ['no code', [{ id: 'pt', currency: 'PT', tags: ['pt', 'other'], names: { pt: 1, other: 2 } }], []],
])('references to a removed language are found: %s', (_, data, expected) => {
  expect(referencesTo('pt', codes, data)).toEqual(expected);
});

it.each([
  ['the first item', '{ "a": ["zh", "tc"] }', ['a', 0], '{ "a": ["tc"] }'],
  ['the last item', '{ "a": ["vn", "tc"] }', ['a', 1], '{ "a": ["vn"] }'],
  ['the only item', '{ "a": ["tc"] }', ['a', 0], '{ "a": [] }'],
  ['a field', '{\n  "a": 1,\n  "b": { "c": 2 },\n  "d": 3\n}', ['b'], '{\n  "a": 1,\n  "d": 3\n}'],
  ['the last field', '{\n  "a": 1,\n  "b": 2\n}', ['b'], '{\n  "a": 1\n}'],
])('%s is removed without changing the format of the rest', (_, text, at, expected) => {
  expect(removeFrom(text, at)).toBe(expected);
});

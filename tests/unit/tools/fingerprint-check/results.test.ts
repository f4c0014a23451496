import { expect, it } from 'vitest';
import { compareResults, readResult, writeResult } from '@/lib/tools/fingerprint-check/results';
import { chrome } from './stock-browsers';

const checkedAt = '2026-12-01T12:00:00.000Z';

it('a saved result is read as it was written', () => {
  expect(readResult(writeResult(chrome, ['canvas'], checkedAt))).toEqual({ checkedAt, signals: chrome });
});

it('a saved result names what was found', () => {
  const text = writeResult({ ...chrome, webdriver: true, memory: 12 }, ['audio'], checkedAt);
  expect(JSON.parse(text)).toMatchObject({
    contradictions: ['memory-size'],
    automation: ['webdriver'],
    noisy: ['audio'],
  });
});

it.each([
  null,
  '',
  'no JSON',
  'null',
  '[]',
  '{}',
  '{"fingerprintCheck":2,"checkedAt":"2026-12-01","signals":{}}',
  '{"fingerprintCheck":1,"checkedAt":"yesterday","signals":{}}',
  '{"fingerprintCheck":1,"checkedAt":"2026-12-01","signals":[]}',
])('%s is no saved result', (text) => {
  expect(readResult(text)).toBeNull();
});

it('signals of a file that this version does not know, and values of other types, are left out', () => {
  const signals = { cores: 8, unknown: 1, fonts: [1], platform: { a: 1 }, __proto__x: 'y' };
  const text = JSON.stringify({ fingerprintCheck: 1, checkedAt, signals });
  expect(readResult(text)?.signals).toEqual({ cores: 8 });
});

it('two results differ in the values that changed, but not in the window or what was asked by a click', () => {
  const after = { ...chrome, cores: 4, fonts: [], windowSize: '800x600', address: '192.0.2.1' };
  expect(compareResults(chrome, after)).toEqual([
    { signal: 'cores', before: '8', after: '4' },
    { signal: 'fonts', before: 'Segoe UI, Calibri, Arial', after: '—' },
  ]);
});

it('a signal that only one of two results has is no difference', () => {
  expect(compareResults({ cores: 8 }, { cores: 8, memory: 4 })).toEqual([]);
});

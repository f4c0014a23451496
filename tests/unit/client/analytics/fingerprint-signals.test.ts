import { expect, it } from 'vitest';
import { encodeSignals, hashSignals } from '@/lib/client/analytics/fingerprint-signals';

it('the hash changes exactly when the signals change', () => {
  expect(hashSignals('4')).toBe(hashSignals('4'));
  expect(hashSignals('4')).not.toBe(hashSignals('8'));
  expect(hashSignals('4')).toMatch(/^[\da-f]{16}$/);
});

it('signals are sent as base64 of UTF-8 JSON', () => {
  const signals = { name: 'Ωмега 中' };
  expect(JSON.parse(Buffer.from(encodeSignals(signals), 'base64').toString('utf8'))).toEqual(signals);
});

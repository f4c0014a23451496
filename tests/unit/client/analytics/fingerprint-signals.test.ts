import { describe, expect, it } from 'vitest';
import { encodeSignals, hashSignals } from '@/lib/client/analytics/fingerprint-signals';

describe('fingerprint signals', () => {
  it('the hash changes exactly when the signals change', () => {
    expect(hashSignals({ cores: 4 })).toBe(hashSignals({ cores: 4 }));
    expect(hashSignals({ cores: 4 })).not.toBe(hashSignals({ cores: 8 }));
    expect(hashSignals({ cores: 4 })).toMatch(/^[\da-f]{16}$/);
  });

  it('signals are sent as base64 of UTF-8 JSON', () => {
    const signals = { name: 'Ωмега 中' };
    expect(JSON.parse(Buffer.from(encodeSignals(signals), 'base64').toString('utf8'))).toEqual(signals);
  });
});

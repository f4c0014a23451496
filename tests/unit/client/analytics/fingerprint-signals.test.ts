import { describe, expect, it } from 'vitest';
import { encodeSignals, hashOf } from '@/lib/client/analytics/fingerprint-signals';

describe('browser signals', () => {
  it('have a hash that changes with them, and only with them', () => {
    expect(hashOf({ cores: 4 })).toBe(hashOf({ cores: 4 }));
    expect(hashOf({ cores: 4 })).not.toBe(hashOf({ cores: 8 }));
    expect(hashOf({ cores: 4 })).toMatch(/^[\da-f]{16}$/);
  });

  it('are sent as base64 of JSON in UTF-8', () => {
    const signals = { name: 'Ωмега 中' };
    expect(JSON.parse(Buffer.from(encodeSignals(signals), 'base64').toString('utf8'))).toEqual(signals);
  });
});

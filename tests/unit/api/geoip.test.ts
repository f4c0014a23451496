import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { placeDatabase } from './place-database';

const folder = mkdtempSync(path.join(tmpdir(), 'place-'));

/** The module with a setting of its own: it opens its database once. */
async function placeOfWith(file: string | undefined) {
  vi.resetModules();
  delete (globalThis as { placeReader?: unknown }).placeReader;
  vi.stubEnv('GEO_DATABASE', file ?? '');
  return (await import('@/lib/api/geoip')).lookUpLocation;
}

afterEach(() => void vi.unstubAllEnvs());

const nowhere = { timezone: '', country: '', region: '', city: '' };

describe('where an address is', () => {
  it('is read from a local database', async () => {
    const file = path.join(folder, 'places.mmdb');
    writeFileSync(file, placeDatabase());
    const placeOf = await placeOfWith(file);
    expect(await placeOf('203.0.113.7')).toEqual({
      timezone: 'Europe/Lisbon',
      country: 'Portugal',
      region: 'Lisbon',
      city: 'Lisbon',
    });
    expect(await placeOf('8.8.8.8')).toEqual(nowhere);
    expect(await placeOf('nonsense')).toEqual(nowhere);
  });

  it('is empty without one, and with one that cannot be read', async () => {
    expect(await (await placeOfWith(undefined))('203.0.113.7')).toEqual(nowhere);
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await (await placeOfWith(path.join(folder, 'missing.mmdb')))('203.0.113.7')).toEqual(nowhere);
    expect(silence).toHaveBeenCalledOnce();
    silence.mockRestore();
  });
});

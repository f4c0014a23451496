import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { geoipDatabase } from './geoip-database';
import { temporaryFolder } from '@/tests/temp-folder';

const folder = temporaryFolder();

/** Imports the module with its own setting, since it opens its database only once. */
async function importGeoip(file: string | undefined) {
  vi.resetModules();
  delete (globalThis as { geoReader?: unknown }).geoReader;
  vi.stubEnv('GEO_DATABASE', file ?? '');
  return (await import('@/lib/api/geoip')).lookUpLocation;
}

afterEach(() => void vi.unstubAllEnvs());

const emptyLocation = { timezone: '', country: '', region: '', city: '' };

it('the location of an IP address is read from a local database', async () => {
  const file = path.join(folder, 'places.mmdb');
  writeFileSync(file, geoipDatabase());
  const locate = await importGeoip(file);
  expect(await locate('203.0.113.7')).toEqual({
    timezone: 'Europe/Lisbon',
    country: 'Portugal',
    region: 'Lisbon',
    city: 'Lisbon',
  });
  expect(await locate('8.8.8.8')).toEqual(emptyLocation);
  expect(await locate('nonsense')).toEqual(emptyLocation);
});

it('the location of an IP address is empty without a database and with an unreadable one', async () => {
  expect(await (await importGeoip(undefined))('203.0.113.7')).toEqual(emptyLocation);
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await (await importGeoip(path.join(folder, 'missing.mmdb')))('203.0.113.7')).toEqual(emptyLocation);
  expect(consoleError).toHaveBeenCalledOnce();
  consoleError.mockRestore();
});

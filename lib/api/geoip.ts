import { open, validate, type CityResponse, type Reader } from 'maxmind';
import { logError } from '@/lib/api/log-failure';
import { site } from '@/lib/config/site';

export type GeoLocation = { timezone: string; country: string; region: string; city: string };

const unknownLocation: GeoLocation = { timezone: '', country: '', region: '', city: '' };
const shared = globalThis as { geoReader?: Promise<Reader<CityResponse> | null> };

/** Opens the database named by GEO_DATABASE (MaxMind DB format) once; null without one. */
function openReader(): Promise<Reader<CityResponse> | null> {
  shared.geoReader ??= site.geoDatabase
    ? open<CityResponse>(site.geoDatabase).catch((error: unknown) => {
        logError('GEO_DATABASE cannot be read; locations are unknown', error);
        return null;
      })
    : Promise.resolve(null);
  return shared.geoReader;
}

async function lookUp(address: string): Promise<CityResponse | null> {
  const database = await openReader();
  return database && validate(address) ? database.get(address) : null;
}

/** Looks up the country of an IP address as its ISO 3166-1 code; null if unknown. */
export const lookUpCountry = async (address: string): Promise<string | null> =>
  (await lookUp(address))?.country?.iso_code ?? null;

/** Looks up the location of an IP address, in English; unknown fields are empty. */
export async function lookUpLocation(address: string): Promise<GeoLocation> {
  const result = await lookUp(address);
  if (!result) return unknownLocation;
  return {
    timezone: result.location?.time_zone ?? '',
    country: result.country?.names.en ?? result.country?.iso_code ?? '',
    region: result.subdivisions?.[0]?.names.en ?? '',
    city: result.city?.names.en ?? '',
  };
}

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

/** Looks up the location of an IP address, in English; unknown fields are empty. */
export async function lookUpLocation(address: string): Promise<GeoLocation> {
  const database = await openReader();
  const result = database && validate(address) ? database.get(address) : null;
  if (!result) return unknownLocation;
  return {
    timezone: result.location?.time_zone ?? '',
    country: result.country?.names.en ?? result.country?.iso_code ?? '',
    region: result.subdivisions?.[0]?.names.en ?? '',
    city: result.city?.names.en ?? '',
  };
}

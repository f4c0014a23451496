import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import type { Asset } from '@/lib/http-server/asset-manifest';

/** Content encodings in which files are sent. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** File extension of each compressed form. */
export const encodingExtensions: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

/** The package's types lack this option. */
type PreferringNegotiator = { encodings(available: Encoding[], options: { preferred: Encoding[] }): Encoding[] };

/** Maximum number of cached header values; browsers send only a few. */
const maxCached = 100;
const cache = new Map<string, Encoding[]>();

/** The encodings a request accepts, most preferred first (RFC 9110 §12.5.3); ties are ordered by size. */
export function acceptedEncodings({ headers }: Pick<IncomingMessage, 'headers'>): Encoding[] {
  const header = headers['accept-encoding'] ?? '';
  const cached = cache.get(String(header));
  if (cached) return cached;
  const encodings: Encoding[] = ['br', 'gzip', 'identity'];
  const accepted = (new Negotiator({ headers }) as PreferringNegotiator).encodings(encodings, { preferred: encodings });
  if (cache.size < maxCached) cache.set(String(header), accepted);
  return accepted;
}

/** Selects the encoding of a file. Files without compressed forms are always sent uncompressed. */
export function encodingFor(accepted: readonly Encoding[], { br, gz }: Pick<Asset, 'br' | 'gz'>): Encoding {
  const available: Record<Encoding, boolean> = { br: br > 0, gzip: gz > 0, identity: true };
  return accepted.find((encoding) => available[encoding]) ?? 'identity';
}

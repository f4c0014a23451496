import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import type { Asset } from '@/lib/http-server/asset-manifest';

/** How a file is sent: compressed one way or the other, or as it is. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** What stands behind the name of a compressed file. */
export const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

/** What the package's types do not tell yet. */
type PreferringNegotiator = { encodings(there: Encoding[], options: { preferred: Encoding[] }): Encoding[] };

/** So many different headers are remembered: browsers send a handful. */
const mostKnown = 100;
const known = new Map<string, Encoding[]>();

/** The encodings that a request takes, the one it likes best first (RFC 9110 §12.5.3); of equals, the smallest. */
export function acceptedEncodings({ headers }: Pick<IncomingMessage, 'headers'>): Encoding[] {
  const header = headers['accept-encoding'] ?? '';
  const before = known.get(String(header));
  if (before) return before;
  const all: Encoding[] = ['br', 'gzip', 'identity'];
  const accepted = (new Negotiator({ headers }) as PreferringNegotiator).encodings(all, { preferred: all });
  if (known.size < mostKnown) known.set(String(header), accepted);
  return accepted;
}

/** The encoding in which a file is sent. What nobody compressed is sent as it is, whatever was asked for. */
export function encodingFor(accepted: readonly Encoding[], { br, gz }: Pick<Asset, 'br' | 'gz'>): Encoding {
  const there: Record<Encoding, boolean> = { br: br > 0, gzip: gz > 0, identity: true };
  return accepted.find((encoding) => there[encoding]) ?? 'identity';
}

import type { z } from 'zod';
import { fingerprintLogEndpoint } from '@/lib/contract/endpoints/fingerprint-log';
import { defineEndpoint } from '@/lib/api/http/define-endpoint';
import { HttpError } from '@/lib/api/http/http-error';
import { assertStorable } from '@/lib/api/http/parse-fields';
import { clientColumns } from '@/lib/api/http/client-info';
import { jsonPrimitives } from '@/lib/api/stored-text-schemas';
import { hasPrivacySignal } from '@/lib/api/http/may-track';
import { database } from '@/lib/api/store/current-store';
import { isErased } from '@/lib/api/store/tombstones';
import { fingerprints } from '@/lib/api/store/schema';

const signals = jsonPrimitives(500);

function decode(data: string): z.output<typeof signals> {
  try {
    const bytes = Buffer.from(data, 'base64');
    if (bytes.toString('base64') !== data) throw new RangeError('Invalid base64.');
    const decoded: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    assertStorable(decoded);
    return signals.parse(decoded);
  } catch {
    throw new HttpError(400, 'Invalid field data.');
  }
}

export const endpoint = defineEndpoint({
  ...fingerprintLogEndpoint,
  rateLimit: 'write',
  summary: 'Stores the browser signals of a visitor, once per change.',
  async handler({ data }, request) {
    const decoded = decode(data);
    if (hasPrivacySignal(request)) return null;
    const db = await database();
    const client = clientColumns(request);
    if (await isErased(db, client.deviceId)) return null;
    await db.insert(fingerprints).values({ signals: decoded, ...client });
    return null;
  },
});

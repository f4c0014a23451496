import type { z } from 'zod';
import { fingerprintLogShape } from '@/lib/protocol/calls/fingerprint-log';
import { defineCall } from '@/lib/server/http/call';
import { Refusal } from '@/lib/server/http/refusal';
import { senderColumns } from '@/lib/server/http/sender';
import { keptValues } from '@/lib/server/kept-texts';
import { hasPrivacySignal } from '@/lib/server/privacy-signal';
import { database } from '@/lib/server/store/current-store';
import { fingerprints } from '@/lib/server/store/schema';

const signals = keptValues(500);

function decode(data: string): z.output<typeof signals> {
  try {
    const bytes = Buffer.from(data, 'base64');
    if (bytes.toString('base64') !== data) throw new RangeError('This is no base64.');
    return signals.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    throw new Refusal(400, 'The field data is not as it must be.');
  }
}

/** POST client/record-data/log: browser signals, once per change. */
export const fingerprintLog = defineCall(fingerprintLogShape, {
  kind: 'write',
  summary: 'Stores the browser signals of a visitor.',
  async answer({ data }, request) {
    const decoded = decode(data);
    if (hasPrivacySignal(request)) return null;
    const db = await database();
    await db.insert(fingerprints).values({ signals: decoded, ...senderColumns(request) });
    return null;
  },
});

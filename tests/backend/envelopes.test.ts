import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BeaconKey } from '../contract/beacon-envelope';
import { newId, payload, encryptText } from '../contract/beacon-envelope';
import { startServer, type Server } from '../start-server';
import { streamOf } from '../arbitraries';
import { isFull } from '../sampling';

const mutations = isFull ? 10_000 : 1000;
let server: Server;

beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMIT: 'off' } });
});
afterAll(() => server.kill());

type Envelope = ReturnType<typeof encryptText>;

/** Resident memory of the server, in megabytes. */
const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))![1]) / 1024;

async function send(envelope: unknown): Promise<{ status: number; code: number }> {
  const response = await fetch(`${server.url}/api/beacon`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(envelope),
  });
  return { status: response.status, code: ((await response.json()) as { code: number }).code };
}

/** Replaces, removes, adds or moves a character in the key or in the payload of an envelope. */
const mutated = (envelope: Envelope, alphabet: string): fc.Arbitrary<Envelope> =>
  fc
    .tuple(fc.constantFrom('_t', '_a'), fc.noBias(fc.nat()), fc.constantFrom(...alphabet))
    .chain(([field, position, other]) => {
      const text = envelope[field];
      const at = position % text.length;
      const [before, after] = [text.slice(0, at), text.slice(at + 1)];
      return fc
        .constantFrom(
          before + other + after,
          before + after,
          before + other + text.slice(at),
          before,
          text + other,
          text.slice(1) + text[0],
        )
        .filter((changed) => changed !== text)
        .map((changed) => ({ ...envelope, [field]: changed }));
    });

describe.skipIf(process.platform !== 'linux')(`${mutations} mutated envelopes`, () => {
  it('mutated envelopes are all rejected without server errors or memory growth', async () => {
    const response = await fetch(`${server.url}/api/beacon/key`);
    const key = ((await response.json()) as { data: BeaconKey }).data;
    const good = encryptText(payload([newId()]), key);
    for (let i = 0; i < 300; i += 1) expect((await send(good)).code).toBe(0);
    const before = memory();
    const statuses = new Map<number, number>();
    let accepted = 0;
    const envelopes = streamOf(mutated(good, key.alphabet), 20_261_121).take(mutations);
    const worker = async () => {
      for (const envelope of envelopes) {
        const { status, code } = await send(envelope);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (code === 0) accepted += 1;
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker));
    const after = memory();
    console.log(`  Resident memory: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after.`);
    expect(accepted).toBe(0);
    expect([...statuses]).toEqual([[400, mutations]]);
    expect(after).toBeLessThanOrEqual(before * 1.3 + 50);
    expect((await send(good)).code).toBe(0);
  });
});

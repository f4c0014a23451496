import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BeaconKey } from '../contract/seal';
import { newId, payload, sealText } from '../contract/seal';
import { startServer, type Server } from '../start-server';
import { isFull } from '../sampling';

const mutations = isFull ? 10_000 : 1000;
let server: Server;

beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMIT: 'off' } });
});
afterAll(() => server.kill());

type Envelope = ReturnType<typeof sealText>;

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

/** Deterministic pseudo-random numbers, so that a failure can be reproduced. */
let seed = 20_261_121;
function random(below: number): number {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
  return (seed >>> 8) % below;
}

/** Mutates an envelope: replaces, removes, adds or moves a character in the key or in the payload. */
function mutate(envelope: Envelope, alphabet: string): Envelope {
  const field = random(2) === 0 ? '_t' : '_a';
  const text = envelope[field];
  const at = random(text.length);
  const other = alphabet[(alphabet.indexOf(text[at]!) + 1 + random(64)) % 65]!;
  const changed = [
    text.slice(0, at) + other + text.slice(at + 1),
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at) + other + text.slice(at),
    text.slice(0, at),
    text + other,
    text.slice(1) + text[0],
  ][random(6)]!;
  return changed === text ? mutate(envelope, alphabet) : { ...envelope, [field]: changed };
}

describe.skipIf(process.platform !== 'linux')(`${mutations} mutated envelopes`, () => {
  it('mutated envelopes are all rejected without server errors or memory growth', async () => {
    const response = await fetch(`${server.url}/api/beacon/key`);
    const key = ((await response.json()) as { data: BeaconKey }).data;
    const good = sealText(payload([newId()]), key);
    for (let i = 0; i < 300; i += 1) expect((await send(good)).code).toBe(0);
    const before = memory();
    const statuses = new Map<number, number>();
    let accepted = 0;
    const worker = async () => {
      for (let i = 0; i < mutations / 8; i += 1) {
        const { status, code } = await send(mutate(good, key.alphabet));
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

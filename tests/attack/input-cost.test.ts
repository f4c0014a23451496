import { beforeAll, describe, expect, it } from 'vitest';
import { sendRaw } from '../backend/raw-call';
import { isFull, sample, today } from '../sampling';
import { costlyRequests } from './cpu-time';
import { longAddresses, longHeaders, longHosts, type Attack } from './long-headers';
import { patterns, unicodePatterns } from './patterns';
import { target } from './target';

/** What one request costs the server, whatever fills it. Fields of endpoints: tests/backend/input-cost.test.ts. */

const { base, pid } = target;

/** Milliseconds: the full suite sends some forty thousand requests, one after the other. */
const timeLimit = isFull ? 3_600_000 : 600_000;

/** What once cost most, which every run sends. */
const always = /(?:User-Agent: … of hyphens|\?… of (?:different )?names of a query|\/… of endings of files)$/;

/** Sends every nth of them in a short run, others each day. */
function someCostly(attacks: readonly Attack[], every: number): Promise<string[]> {
  const chosen = new Set([...sample(attacks, every, today), ...attacks.filter(({ name }) => always.test(name))]);
  return costlyRequests(
    base,
    pid!,
    [...chosen].map((attack) => () => attack),
  );
}

describe.skipIf(pid === null)('a request costs less than a tenth of a second of CPU', { timeout: timeLimit }, () => {
  beforeAll(async () => {
    // What is loaded or opened at the first request is no cost of a later one.
    for (const { request } of longHeaders().filter((_, nth) => nth % 97 === 0)) {
      await sendRaw(base, { ...request, headers: { 'Content-Type': request.headers['Content-Type'] ?? '' } });
    }
  });

  it('with 15 KB of any pattern in any header', async () => {
    expect(await someCostly([...longHeaders(), ...longHosts()], 47)).toEqual([]);
  });

  it('with 15 KB of any pattern in its path or query', async () => {
    expect(await someCostly(longAddresses([...patterns, ...unicodePatterns]), 7)).toEqual([]);
  });
});

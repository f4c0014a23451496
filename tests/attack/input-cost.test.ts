import { beforeAll, describe, expect, it } from 'vitest';
import { sendRaw } from '../backend/raw-call';
import { someOf, today } from '../suite-size';
import { costlyRequests } from './cpu-time';
import { longAddresses, longHeaders, longHosts, type Attack } from './long-headers';
import { patterns, unicodePatterns } from './patterns';
import { target } from './target';

/** What one request costs the server, whatever fills it. Fields of endpoints: tests/backend/input-cost.test.ts. */

const { base, pid } = target;
const someCostly = (attacks: readonly Attack[], every: number) =>
  costlyRequests(
    base,
    pid!,
    someOf(attacks, every, today).map((attack) => () => attack),
  );

describe.skipIf(pid === null)('a request costs less than a tenth of a second of CPU', () => {
  beforeAll(async () => {
    // What is loaded or opened at the first request is no cost of a later one.
    for (const { request } of longHeaders().filter((_, nth) => nth % 97 === 0)) {
      await sendRaw(base, { ...request, headers: { 'Content-Type': request.headers['Content-Type'] ?? '' } });
    }
  });

  it('with 15 KB of any pattern in any header', async () => {
    expect(await someCostly([...longHeaders(), ...longHosts()], 23)).toEqual([]);
  });

  it('with 15 KB of any pattern in its path or query', async () => {
    expect(await someCostly(longAddresses([...patterns, ...unicodePatterns]), 5)).toEqual([]);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { sendRequest } from '../backend/http-request';
import { isFull, sample, commitOffset } from '../sampling';
import { costlyRequests } from './cpu-time';
import { longUrls, longHeaders, longHosts, type Attack } from './long-headers';
import { patterns, unicodePatterns } from './patterns';
import { target } from './target';

/** CPU cost of a request with long inputs. Fields of endpoints: tests/backend/cpu-cost.test.ts. */

const { base, pid } = target;

/** Timeout in ms: the full suite sends about forty thousand requests sequentially. */
const timeLimit = isFull ? 3_600_000 : 600_000;

/** Inputs that were the most expensive in the past; sent in every run. */
const alwaysSent = /(?:User-Agent: … of hyphens|\?… of (?:different )?query parameter names|\/… of file extensions)$/;

/** A short run sends every nth attack, rotated by commit. */
function sampleCostly(attacks: readonly Attack[], every: number): Promise<string[]> {
  const chosen = new Set([
    ...sample(attacks, every, commitOffset),
    ...attacks.filter(({ name }) => alwaysSent.test(name)),
  ]);
  return costlyRequests(
    base,
    pid!,
    [...chosen].map((attack) => () => attack),
  );
}

describe.skipIf(pid === null)('CPU cost of a request', { timeout: timeLimit }, () => {
  beforeAll(async () => {
    // Excludes what is loaded or opened on the first request.
    for (const { request } of longHeaders().filter((_, index) => index % 97 === 0)) {
      await sendRequest(base, { ...request, headers: { 'Content-Type': request.headers['Content-Type'] ?? '' } });
    }
  });

  it('15 KB of any pattern in any header cost less than 100 ms of CPU', async () => {
    expect(await sampleCostly([...longHeaders(), ...longHosts()], 47)).toEqual([]);
  });

  it('15 KB of any pattern in path or query cost less than 100 ms of CPU', async () => {
    expect(await sampleCostly(longUrls([...patterns, ...unicodePatterns]), 7)).toEqual([]);
  });
});

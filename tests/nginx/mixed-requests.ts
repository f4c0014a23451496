import { pick, type Random } from '../backend/hostile-values';
import type { SentRequest } from './exchange';
import { sitesHost } from './nginx-and-site';
import {
  cookies,
  languages,
  tags,
  encodings,
  queries,
  hosts,
  others,
  methods,
  unknownPaths,
  often,
} from './mixed-values';

/** Generates requests of all kinds, as visitors, programs and attackers send them. */

/** Alternative spellings of a path. */
const spellings: readonly ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `${path}.html`,
  (path) => `${path}//`,
  (path) => path.replace('/', '//'),
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
  (path) => path.replace(/(.)\/(.)/, '$1%2F$2'),
  (path) => `${path}/_payload.json`,
  (path) => `${path}.md`,
  (path) => `${path}/.`,
  (path) => `/x/..${path}`,
  (path) => `${path}#part`,
  (path) => `https://${sitesHost}${path}`,
  (path) => `http://evil.example${path}`,
];

const randomBoolean = (random: Random, percent: number) => random(100) < percent;

function languageHeader(random: Random): string {
  if (randomBoolean(random, 60)) return pick(random, languages);
  const ranges = Array.from({ length: 1 + random(5) }, () => {
    const weight = randomBoolean(random, 60)
      ? `;q=${pick(random, ['0', '0.1', '0.5', '0.9', '1', '1.0', '0.85'])}`
      : '';
    return pick(random, tags) + weight;
  });
  return ranges.join(pick(random, [',', ', ']));
}

/** @param addresses canonical paths of the site's pages and files */
export function mixedRequest(random: Random, addresses: readonly string[]): SentRequest {
  const ownRequests = pick(
    random,
    randomBoolean(random, 40) ? often : randomBoolean(random, 70) ? addresses : unknownPaths,
  );
  // nginx rejects undecodable paths immediately, the site only after normalizing slashes.
  const spelled =
    randomBoolean(random, 15) && !ownRequests.includes('%') ? pick(random, spellings)(ownRequests) : ownRequests;
  const path = spelled + (randomBoolean(random, 35) ? pick(random, queries) : '');
  const headers: Record<string, string> = { Host: randomBoolean(random, 12) ? pick(random, hosts) : sitesHost };
  if (randomBoolean(random, 60)) headers.Cookie = pick(random, cookies);
  if (randomBoolean(random, 75)) headers['Accept-Language'] = languageHeader(random);
  if (randomBoolean(random, 85))
    headers['Accept-Encoding'] = randomBoolean(random, 70) ? encodings[0] : pick(random, encodings);
  if (randomBoolean(random, 12)) Object.assign(headers, pick(random, others));
  return { method: randomBoolean(random, 12) ? pick(random, methods) : 'GET', path, headers };
}

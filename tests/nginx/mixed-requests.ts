import { pick, type Random } from '../backend/odd-values';
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

const chance = (random: Random, percent: number) => random(100) < percent;

function languageHeader(random: Random): string {
  if (chance(random, 60)) return pick(random, languages);
  const ranges = Array.from({ length: 1 + random(5) }, () => {
    const weight = chance(random, 60) ? `;q=${pick(random, ['0', '0.1', '0.5', '0.9', '1', '1.0', '0.85'])}` : '';
    return pick(random, tags) + weight;
  });
  return ranges.join(pick(random, [',', ', ']));
}

/** @param addresses canonical paths of the site's pages and files */
export function mixedRequest(random: Random, addresses: readonly string[]): SentRequest {
  const own = pick(random, chance(random, 40) ? often : chance(random, 70) ? addresses : unknownPaths);
  // nginx rejects undecodable paths immediately, the site only after normalizing slashes.
  const spelled = chance(random, 15) && !own.includes('%') ? pick(random, spellings)(own) : own;
  const path = spelled + (chance(random, 35) ? pick(random, queries) : '');
  const headers: Record<string, string> = { Host: chance(random, 12) ? pick(random, hosts) : sitesHost };
  if (chance(random, 60)) headers.Cookie = pick(random, cookies);
  if (chance(random, 75)) headers['Accept-Language'] = languageHeader(random);
  if (chance(random, 85)) headers['Accept-Encoding'] = chance(random, 70) ? encodings[0] : pick(random, encodings);
  if (chance(random, 12)) Object.assign(headers, pick(random, others));
  return { method: chance(random, 12) ? pick(random, methods) : 'GET', path, headers };
}

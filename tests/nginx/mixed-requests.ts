import { pick, type Random } from '../backend/odd-values';
import type { Asked } from './exchange';
import { sitesHost } from './nginx-and-site';
import { cookies, languages, tags, encodings, queries, hosts, others, methods, ofNobody, often } from './mixed-values';

/** Requests of all kinds, as visitors, programs and people with bad intentions send them. */

/** Ways of spelling an address that are not its own. */
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

/** @param addresses of pages and files that the site has, as they are */
export function mixedRequest(random: Random, addresses: readonly string[]): Asked {
  const own = pick(random, chance(random, 40) ? often : chance(random, 70) ? addresses : ofNobody);
  // What cannot be decoded nginx refuses at once, the site once it has mended the slashes.
  const spelled = chance(random, 15) && !own.includes('%') ? pick(random, spellings)(own) : own;
  const path = spelled + (chance(random, 35) ? pick(random, queries) : '');
  const headers: Record<string, string> = { Host: chance(random, 12) ? pick(random, hosts) : sitesHost };
  if (chance(random, 60)) headers.Cookie = pick(random, cookies);
  if (chance(random, 75)) headers['Accept-Language'] = languageHeader(random);
  if (chance(random, 85)) headers['Accept-Encoding'] = chance(random, 70) ? encodings[0] : pick(random, encodings);
  if (chance(random, 12)) Object.assign(headers, pick(random, others));
  return { method: chance(random, 12) ? pick(random, methods) : 'GET', path, headers };
}

import * as fc from 'fast-check';
import { oneOf, someHeaders, sometimes } from '../arbitraries';
import type { SentRequest } from './send-request';
import { siteHost } from './nginx-and-site';
import {
  cachedPath,
  cookie,
  encoding,
  host,
  language,
  unusualHeaders,
  unusualMethod,
  query,
  languageTag,
  unknownPath,
  browserEncoding,
} from './request-arbitraries';

/** Generates requests of all kinds, as visitors, programs and attackers send them. */

/** Alternative spellings of a path. */
const pathVariants = (path: string) =>
  fc.constantFrom(
    ...[`${path}/`, `${path}.html`, `${path}//`, `${path}/_payload.json`, `${path}.md`, `${path}/.`, `${path}#part`],
    ...[`/x/..${path}`, `https://${siteHost}${path}`, `http://evil.example${path}`, path.replace('/', '//')],
    path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
    path.replace(/(.)\/(.)/, '$1%2F$2'),
  );

const languageRange = fc.tuple(
  languageTag,
  sometimes(60, '', () => oneOf(';q=0 ;q=0.1 ;q=0.5 ;q=0.9 ;q=1 ;q=1.0 ;q=0.85')),
);
const languageRanges = fc
  .tuple(fc.array(languageRange, { minLength: 1, maxLength: 5 }), fc.constantFrom(',', ', '))
  .map(([ranges, comma]) => ranges.map((range) => range.join('')).join(comma));

const headers = someHeaders({
  Host: [100, sometimes(12, siteHost, () => host)],
  Cookie: [60, cookie],
  'Accept-Language': [75, fc.oneof({ weight: 3, arbitrary: language }, { weight: 2, arbitrary: languageRanges })],
  'Accept-Encoding': [85, sometimes(25, browserEncoding, () => encoding)],
});

/** @param paths canonical paths of the site's pages and files */
export function arbitraryRequest(paths: readonly string[]): fc.Arbitrary<SentRequest> {
  const path = fc
    .oneof(
      { weight: 40, arbitrary: cachedPath },
      { weight: 42, arbitrary: fc.constantFrom(...paths) },
      { weight: 18, arbitrary: unknownPath },
    )
    // nginx rejects undecodable paths immediately, the site only after normalizing slashes.
    .chain((canonical) => sometimes(canonical.includes('%') ? 0 : 15, canonical, pathVariants))
    .chain((pathname) => sometimes(35, pathname, () => query.map((text) => pathname + text)));
  return fc
    .tuple(
      sometimes(12, 'GET', () => unusualMethod),
      path,
      headers,
      sometimes(12, {}, () => unusualHeaders),
    )
    .map(([method, target, sentHeaders, extraHeaders]) => ({
      method,
      path: target,
      headers: { ...sentHeaders, ...extraHeaders },
    }));
}

import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isbot } from 'isbot';
import fresh from 'fresh';
import parseRange from 'range-parser';
import { parseAcceptLanguage } from '@/lib/i18n/accept-language';
import { isUnknownHost } from '@/lib/i18n/hosts';
import { languageHints } from '@/lib/i18n/language-hints';
import { splitLocale } from '@/lib/i18n/locale-paths';
import { fromBeaconAlphabet } from '@/lib/contract/beacon-alphabet';
import { sanitizeText } from '@/lib/contract/sanitize-text';
import { parseChoice } from '@/lib/contract/consent-policy';
import { formFields, line, requiredEmail, paragraph } from '@/lib/api/form-fields';
import { timestamp } from '@/lib/contract/timestamp';
import { isNonPagePath } from '@/lib/urls/non-page-paths';
import { matchRoute } from '@/lib/urls/match-route';
import { displayPath } from '@/lib/request-routing/not-found-page';
import { repairPath } from '@/lib/request-routing/normalize-path';
import { addClickQuery } from '@/lib/request-routing/short-link';
import { isMalformed, normalizePath } from '@/lib/request-routing/normalize-path';
import { parseSearchParams } from '@/lib/search/site-search';
import { isCrossSite } from '@/lib/api/http/csrf';
import { parseUrlEncoded } from '@/lib/api/http/parse-fields';
import { jsonPrimitives } from '@/lib/api/stored-text-schemas';
import { normalizeZeroResultQuery } from '@/lib/api/zero-result-searches';
import { parseCspReports } from '@/lib/api/endpoints/csp-report';
import { toRequestId } from '@/lib/api/telemetry/request-id';
import { requestKind } from '@/lib/api/telemetry/request-kind';
import { assetPath } from '@/lib/http-server/assets/asset-paths';
import { removeInternalHeaders } from '@/lib/next-internals/request-headers';
import { isNormalizedByNext, isPageDataPath, stripInternalParams } from '@/lib/next-internals/request-urls';
import { failsPrecondition } from '@/lib/http-server/preconditions';
import { isValidHost } from '@/lib/http-server/validate-request';
import { acceptedEncodings } from '@/lib/http-server/encoding';
import { normalizeLocation } from '@/lib/http-server/send-redirect';
import { parseTarget } from '@/lib/http-server/request-target';
import { isOverTls } from '@/lib/http-server/security-headers';
import { isInNetworks, normalizeIp } from '@/lib/config/networks';
import { fill, patterns, unicodePatterns } from '../../attack/patterns';

const noOwnSites = { origins: [], hosts: [] };
const lastModified = 'Mon, 14 Sep 2026 00:00:00 GMT';

/**
 * Every parser of untrusted text, as listed in docs/input-bounds.md. Headers and URLs are limited to 16 KB, others to
 * 64.
 */
const ofHeads: Record<string, (text: string) => unknown> = {
  'Accept-Language': parseAcceptLanguage,
  'Accept-Encoding': (text) => acceptedEncodings({ headers: { 'accept-encoding': text } }),
  Cookie: (text) => languageHints({ get: () => text }),
  'the consent cookie': parseChoice,
  Host: (text) => isUnknownHost(`a:${text}x`, { main: 'x', byLocale: {} }),
  'If-None-Match': (text) => fresh({ 'if-none-match': text }, { etag: '"x"' }),
  'Cache-Control of a request': (text) => fresh({ 'if-none-match': '"y"', 'cache-control': text }, { etag: '"x"' }),
  'If-Unmodified-Since': (text) => failsPrecondition({ 'if-unmodified-since': text }, { etag: '"x"', lastModified }),
  Range: (text) => parseRange(1000, `bytes=${text}`),
  'Host of a write': (text) => isCrossSite({ fetchSite: 'same-origin', origin: null, host: text }, noOwnSites),
  Origin: (text) => isCrossSite({ fetchSite: null, origin: `http://${text}`, host: 'x' }, noOwnSites),
  'X-Forwarded-For': normalizeIp,
  'X-Forwarded-For, bracketed': (text) => normalizeIp(`[${text}]:1`),
  'the end of an IP address': (text) => normalizeIp(`::${text}.1`),
  'X-Forwarded-Proto': (text) => isOverTls(false, text, 1),
  'X-Request-Id': toRequestId,
  'an IP network': (text) => isInNetworks(text, ['10.0.0.0/8']),
  'User-Agent, truncated': (text) => isbot(text.slice(0, 500)),
  'a request target': (text) => parseTarget({ url: `/${text}`, headers: {} } as never),
  'an absolute request target': (text) =>
    parseTarget({ url: `http://${encodeURI(text.toWellFormed()).slice(0, 16_000)}`, headers: {} } as never),
  'a target for Next.js to normalize': (text) => isNormalizedByNext(`/${text}`),
  'the kind of a request': (text) => requestKind(`/${text}`, false, 200),
  'the kind of a request with a query': (text) => requestKind(`/search?${text}`, false, 200),
  'the query of a short link': (text) => addClickQuery('/pricing?a=1', 'flyer', `?${text}`),
  'a path': (text) => normalizePath(`/${text}x`),
  'a path to repair': (text) => repairPath(`/${encodeURIComponent(text.toWellFormed())}x`),
  'a possibly malformed path': (text) => isMalformed(`/${text}`),
  'a locale in a path': (text) => splitLocale(`/${text}`),
  'a route': (text) => matchRoute(`/blog/${text}!`),
  'a non-page path': (text) => isNonPagePath(`/og/0123456789/en/${text}`),
  'a host': isValidHost,
  'the name of a header': (text) => removeInternalHeaders({ [text]: '1' }),
  'page data by suffix': (text) => isPageDataPath(`/a${text}`),
  'page data by suffix, complete': (text) => isPageDataPath(`/a${text}.rsc`),
  'an asset': (text) => assetPath(`/_next/static/${text}`),
  'the path of a missing page': displayPath,
  'Location of a redirect': (text) => normalizeLocation(`/pricing?${text}`),
  'a query': (text) => stripInternalParams(`?${text}`),
  'a search query': (text) => parseSearchParams(new URLSearchParams({ q: text })),
  'a zero-result search': (text) => normalizeZeroResultQuery(text.slice(0, 200)),
};

const reported = (report: object) => ({
  'csp-report': { 'document-uri': 'http://h/', 'effective-directive': 'img-src', 'blocked-uri': '', ...report },
});
const ofBodies: Record<string, (text: string) => unknown> = {
  'a text': (text) => sanitizeText(text, Infinity),
  'a line of a form': (text) => z.safeParse(line(100), text),
  'a paragraph of a form': (text) => z.safeParse(paragraph(5000), text),
  'a mail address': (text) => z.safeParse(requiredEmail, text),
  'the page of a form': (text) => z.safeParse(formFields.page, `/${text}`),
  'an attempt ID': (text) => z.safeParse(formFields.attempt, text),
  'a number of a form': (text) => z.safeParse(formFields.filled_in, text),
  'a timestamp': (text) => z.safeParse(timestamp(z), `2026-01-01T00:00:00.${text}Z`),
  'URL-encoded fields': parseUrlEncoded,
  'an envelope': fromBeaconAlphabet,
  'a stored name': (text) => jsonPrimitives(500).safeParse({ [text]: text }),
  'the page of a report': (text) => parseCspReports(reported({ 'document-uri': text }), 'h'),
  'the host of a report': (text) => parseCspReports(reported({ 'document-uri': `http://${text}` }), 'h'),
  'the path of a report': (text) => parseCspReports(reported({ 'document-uri': `http://h/${text}` }), 'h'),
  'the directive of a report': (text) => parseCspReports(reported({ 'effective-directive': text }), 'h'),
  'the blocked URL of a report': (text) => parseCspReports(reported({ 'blocked-uri': text }), 'h'),
  'the file of a report': (text) => parseCspReports(reported({ 'source-file': text }), 'h'),
};

/** Milliseconds of CPU time: the maximum for one parse, and the minimum from which growth is measured. */
const [maxCost, notable] = [100, 25];

/**
 * CPU time in ms of this thread, which Linux counts in nanoseconds; elsewhere of the process with its other threads.
 */
function cpuTime(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}

function costOf(read: (text: string) => unknown, text: string): number {
  const before = cpuTime();
  try {
    read(text);
  } catch {
    // A rejection is also a valid result.
  }
  return cpuTime() - before;
}

/** The minimum of a few measurements if it is high, because garbage collection counts too. */
function minCost(read: (text: string) => unknown, text: string): number {
  let min = costOf(read, text);
  for (let attempts = 0; attempts < 4 && min >= notable / 20; attempts += 1) min = Math.min(min, costOf(read, text));
  return min;
}

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

describe.each([
  ['16 KB of a header or URL', ofHeads, 16_000],
  ['64 KB of a body', ofBodies, 64_000],
] as const)('CPU time of parsing %s', (_, readers, bytes) => {
  const all = [...patterns, ...unicodePatterns];
  it.each(Object.entries(readers))('parsing is linear with %s', async (_name, read) => {
    const costly: string[] = [];
    for (const pattern of all) {
      // Headers and URLs are escaped if they are not ASCII.
      const serialize = (text: string) =>
        readers === ofHeads && !isAscii(text) ? encodeURIComponent(text.toWellFormed()) : text;
      const text = serialize(fill(pattern, bytes, (pattern) => Buffer.byteLength(serialize(pattern))));
      const issue = () => {
        const min = minCost(read, text);
        if (min < notable) return null;
        const grown = min / minCost(read, text.slice(0, text.length / 4));
        // Four times the text; quadratic time would be sixteen times as long.
        return min >= maxCost || grown > 8 ? `${pattern.name}: ${min.toFixed(0)} ms, × ${grown.toFixed(0)}` : null;
      };
      // A slow parser fails each time, a disturbed measurement passes later.
      let last = issue();
      for (let attempt = 1; last !== null && attempt < 10; attempt += 1) {
        await setTimeout(attempt * 100);
        last = issue();
      }
      if (last !== null) costly.push(last);
    }
    expect(costly).toEqual([]);
  });
});

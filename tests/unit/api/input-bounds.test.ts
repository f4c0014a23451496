import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { isbot } from 'isbot';
import fresh from 'fresh';
import parseRange from 'range-parser';
import { parseAcceptLanguage } from '@/lib/i18n/accept-language';
import { isForeignHost } from '@/lib/i18n/hosts';
import { languageHints } from '@/lib/i18n/language-hints';
import { splitLocale } from '@/lib/i18n/paths';
import { fromBeaconAlphabet } from '@/lib/contract/beacon-alphabet';
import { sanitizeText } from '@/lib/contract/sanitize-text';
import { readChoice } from '@/lib/contract/consent';
import { formFields, line, mail, paragraph } from '@/lib/contract/form-fields';
import { timestamp } from '@/lib/contract/timestamp';
import { isNonPagePath } from '@/lib/urls/non-page-paths';
import { matchRoute } from '@/lib/urls/match';
import { readablePath } from '@/lib/request-routing/not-found-page';
import { isMalformed, normalisePath } from '@/lib/request-routing/normalise';
import { stripInternalParams } from '@/lib/request-routing/strip-internal-params';
import { asksFor } from '@/lib/search/site-search';
import { isCrossSite } from '@/lib/api/http/csrf';
import { parseQueryFields } from '@/lib/api/http/parse-fields';
import { storedValues } from '@/lib/api/stored-text-schemas';
import { normalizeZeroResultQuery } from '@/lib/api/zero-result-searches';
import { parseCspReports } from '@/lib/api/csp-reports';
import { toRequestId } from '@/lib/api/telemetry/request-id';
import { requestKind } from '@/lib/api/telemetry/request-kind';
import { assetPath } from '@/lib/http-server/assets/asset-paths';
import { isFeedDataRequest } from '@/lib/http-server/next-requests';
import { acceptedEncodings } from '@/lib/http-server/encoding';
import { normalizeLocation } from '@/lib/http-server/send-redirect';
import { isNormalizedByNext, parseTarget } from '@/lib/http-server/request-target';
import { isOverTls } from '@/lib/http-server/security-headers';
import { isWithin, normalizeIp } from '@/lib/config/networks';
import { fill, patterns, unicodePatterns } from '../../attack/patterns';

vi.mock('server-only', () => ({}));

/** Whatever reads a text of a sender, as docs/input-bounds.md lists it. Those of headers and addresses get 16 KB, the others 64. */
const ofHeads: Record<string, (text: string) => unknown> = {
  'Accept-Language': parseAcceptLanguage,
  'Accept-Encoding': (text) => acceptedEncodings({ headers: { 'accept-encoding': text } }),
  Cookie: (text) => languageHints({ get: () => text }),
  'the choice in a cookie': readChoice,
  Host: (text) => isForeignHost(`a:${text}x`, { main: 'x', ofLocale: {} }),
  'If-None-Match': (text) => fresh({ 'if-none-match': text }, { etag: '"x"' }),
  'Cache-Control of a request': (text) => fresh({ 'if-none-match': '"y"', 'cache-control': text }, { etag: '"x"' }),
  Range: (text) => parseRange(1000, `bytes=${text}`),
  Origin: (text) => isCrossSite({ fetchSite: null, origin: `http://${text}`, host: 'x' }, []),
  'X-Forwarded-For': normalizeIp,
  'X-Forwarded-For, bracketed': (text) => normalizeIp(`[${text}]:1`),
  'the end of an address': (text) => normalizeIp(`::${text}.1`),
  'X-Forwarded-Proto': (text) => isOverTls(false, text, 1),
  'X-Request-Id': toRequestId,
  'a network': (text) => isWithin(text, ['10.0.0.0/8']),
  'User-Agent, cut': (text) => isbot(text.slice(0, 500)),
  'a target': (text) => parseTarget({ url: `/${text}`, headers: {} } as never),
  'a whole target': (text) =>
    parseTarget({ url: `http://${encodeURI(text.toWellFormed()).slice(0, 16_000)}`, headers: {} } as never),
  'a target for Next.js to mend': (text) => isNormalizedByNext(`/${text}`),
  'the kind of a request': (text) => requestKind(`/${text}`, false, 200),
  'the kind of a request with a query': (text) => requestKind(`/search?${text}`, false, 200),
  'a path': (text) => normalisePath(`/${text}x`),
  'a path that may be none': (text) => isMalformed(`/${text}`),
  'a language in a path': (text) => splitLocale(`/${text}`),
  'a route': (text) => matchRoute(`/blog/${text}!`),
  'an address for machines': (text) => isNonPagePath(`/og/0123456789/en/${text}`),
  'data of a feed': (text) => isFeedDataRequest(`/a${text}`),
  'data of a feed, to its end': (text) => isFeedDataRequest(`/a${text}.rsc`),
  'an asset': (text) => assetPath(`/_next/static/${text}`),
  'a missing path': readablePath,
  'where a redirect leads': (text) => normalizeLocation(`/pricing?${text}`),
  'a query': (text) => stripInternalParams(`?${text}`),
  'a search': (text) => asksFor({ q: text }),
  'a search that found nothing': (text) => normalizeZeroResultQuery(text.slice(0, 200)),
};

const reported = (report: object) => ({
  'csp-report': { 'document-uri': 'http://h/', 'effective-directive': 'img-src', 'blocked-uri': '', ...report },
});
const ofBodies: Record<string, (text: string) => unknown> = {
  'a text': (text) => sanitizeText(text, Infinity),
  'a line of a form': (text) => z.safeParse(line(100), text),
  'a paragraph of a form': (text) => z.safeParse(paragraph(5000), text),
  'a mail address': (text) => z.safeParse(mail, text),
  'the page of a form': (text) => z.safeParse(formFields.page, `/${text}`),
  'an attempt': (text) => z.safeParse(formFields.attempt, text),
  'a number of a form': (text) => z.safeParse(formFields.filled_in, text),
  'a moment': (text) => z.safeParse(timestamp(z), `2026-01-01T00:00:00.${text}Z`),
  'fields of a form': parseQueryFields,
  'an envelope': fromBeaconAlphabet,
  'a name that is kept': (text) => storedValues(500).safeParse({ [text]: text }),
  'the page of a report': (text) => parseCspReports(reported({ 'document-uri': text }), 'h'),
  'the host of a report': (text) => parseCspReports(reported({ 'document-uri': `http://${text}` }), 'h'),
  'the path of a report': (text) => parseCspReports(reported({ 'document-uri': `http://h/${text}` }), 'h'),
  'the directive of a report': (text) => parseCspReports(reported({ 'effective-directive': text }), 'h'),
  'what a report says was blocked': (text) => parseCspReports(reported({ 'blocked-uri': text }), 'h'),
  'the file of a report': (text) => parseCspReports(reported({ 'source-file': text }), 'h'),
};

/** Milliseconds of CPU: what one reading may take, and from which on it is asked whether it grows faster than the text. */
const [mostCost, notable] = [100, 25];

function costOf(read: (text: string) => unknown, text: string): number {
  const before = process.cpuUsage();
  try {
    read(text);
  } catch {
    // A refusal is an answer as well.
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The least of a few times where it is much: other threads of this process count as well. */
function leastCost(read: (text: string) => unknown, text: string): number {
  let least = costOf(read, text);
  for (let tries = 0; tries < 4 && least >= notable / 20; tries += 1) least = Math.min(least, costOf(read, text));
  return least;
}

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

describe.each([
  ['16 KB of a header or an address', ofHeads, 16_000],
  ['64 KB of a body', ofBodies, 64_000],
] as const)('reading %s takes little, whatever it is filled with:', (_, readers, bytes) => {
  const all = [...patterns, ...unicodePatterns];
  it.each(Object.entries(readers))('%s', { retry: 3 }, (_name, read) => {
    const costly = all.flatMap((pattern) => {
      // Headers and addresses have escapes where they are not ASCII.
      const written = (text: string) =>
        readers === ofHeads && !isAscii(text) ? encodeURIComponent(text.toWellFormed()) : text;
      const text = written(fill(pattern, bytes, (one) => Buffer.byteLength(written(one))));
      const problem = () => {
        const least = leastCost(read, text);
        if (least < notable) return null;
        const grown = least / leastCost(read, text.slice(0, text.length / 4));
        // Four times the text; in proportion to its square it would be sixteen times as much.
        return least >= mostCost || grown > 8 ? `${pattern.name}: ${least.toFixed(0)} ms, × ${grown.toFixed(0)}` : null;
      };
      // A reader that costs too much does so each time; other threads disturb a measurement now and then.
      return [problem() && problem() && problem()].filter((one) => one !== null);
    });
    expect(costly).toEqual([]);
  });
});

import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { isbot } from 'isbot';
import fresh from 'fresh';
import parseRange from 'range-parser';
import { acceptedLocales } from '@/lib/i18n/accept-language';
import { isForeignHost } from '@/lib/i18n/hosts';
import { languageHints } from '@/lib/i18n/language-hints';
import { splitLocale } from '@/lib/i18n/paths';
import { fromBeaconAlphabet } from '@/lib/protocol/beacon-alphabet';
import { clean } from '@/lib/protocol/clean-text';
import { readChoice } from '@/lib/protocol/consent';
import { formFields, line, mail, paragraph } from '@/lib/protocol/form-fields';
import { moment } from '@/lib/protocol/moment';
import { isMachinePath } from '@/lib/routes/machine-paths';
import { matchRoute } from '@/lib/routes/match';
import { readablePath } from '@/lib/routing/missing-page';
import { isUnreadable, normalisePath } from '@/lib/routing/normalise';
import { visitorQuery } from '@/lib/routing/visitor-query';
import { asksFor } from '@/lib/search/site-search';
import { isFromElsewhere } from '@/lib/server/http/cross-site';
import { fieldsOfQuery } from '@/lib/server/http/fields';
import { keptValues } from '@/lib/server/kept-texts';
import { countedQuery } from '@/lib/server/missed-searches';
import { violationsOf } from '@/lib/server/policy-violations';
import { requestIdFrom } from '@/lib/server/telemetry/request-id';
import { requestKind } from '@/lib/server/telemetry/request-kind';
import { assetPlace } from '@/lib/serving/assets/asset-places';
import { asksForDataOfFeed } from '@/lib/serving/client-data';
import { acceptedEncodings } from '@/lib/serving/encoding';
import { writtenLocation } from '@/lib/serving/redirect-answer';
import { isMendedByNext, readTarget } from '@/lib/serving/request-target';
import { isOverTls } from '@/lib/serving/security-headers';
import { isWithin, plainAddress } from '@/lib/settings/networks';
import { fill, patterns, unicodePatterns } from '../../attack/patterns';

vi.mock('server-only', () => ({}));

/** Whatever reads a text of a sender, as docs/input-bounds.md lists it. Those of headers and addresses get 16 KB, the others 64. */
const ofHeads: Record<string, (text: string) => unknown> = {
  'Accept-Language': acceptedLocales,
  'Accept-Encoding': (text) => acceptedEncodings({ headers: { 'accept-encoding': text } }),
  Cookie: (text) => languageHints({ get: () => text }),
  'the choice in a cookie': readChoice,
  Host: (text) => isForeignHost(`a:${text}x`, { main: 'x', ofLocale: {} }),
  'If-None-Match': (text) => fresh({ 'if-none-match': text }, { etag: '"x"' }),
  'Cache-Control of a request': (text) => fresh({ 'if-none-match': '"y"', 'cache-control': text }, { etag: '"x"' }),
  Range: (text) => parseRange(1000, `bytes=${text}`),
  Origin: (text) => isFromElsewhere({ fetchSite: null, origin: `http://${text}`, host: 'x' }, []),
  'X-Forwarded-For': plainAddress,
  'X-Forwarded-For, bracketed': (text) => plainAddress(`[${text}]:1`),
  'the end of an address': (text) => plainAddress(`::${text}.1`),
  'X-Forwarded-Proto': (text) => isOverTls(false, text, 1),
  'X-Request-Id': requestIdFrom,
  'a network': (text) => isWithin(text, ['10.0.0.0/8']),
  'User-Agent, cut': (text) => isbot(text.slice(0, 500)),
  'a target': (text) => readTarget({ url: `/${text}`, headers: {} } as never),
  'a whole target': (text) =>
    readTarget({ url: `http://${encodeURI(text.toWellFormed()).slice(0, 16_000)}`, headers: {} } as never),
  'a target for Next.js to mend': (text) => isMendedByNext(`/${text}`),
  'the kind of a request': (text) => requestKind(`/${text}`, false, 200),
  'the kind of a request with a query': (text) => requestKind(`/search?${text}`, false, 200),
  'a path': (text) => normalisePath(`/${text}x`),
  'a path that may be none': (text) => isUnreadable(`/${text}`),
  'a language in a path': (text) => splitLocale(`/${text}`),
  'a route': (text) => matchRoute(`/blog/${text}!`),
  'an address for machines': (text) => isMachinePath(`/og/0123456789/en/${text}`),
  'data of a feed': (text) => asksForDataOfFeed(`/a${text}`),
  'data of a feed, to its end': (text) => asksForDataOfFeed(`/a${text}.rsc`),
  'an asset': (text) => assetPlace(`/_next/static/${text}`),
  'a missing path': readablePath,
  'where a redirect leads': (text) => writtenLocation(`/pricing?${text}`),
  'a query': (text) => visitorQuery(`?${text}`),
  'a search': (text) => asksFor({ q: text }),
  'a search that found nothing': (text) => countedQuery(text.slice(0, 200)),
};

const reported = (report: object) => ({
  'csp-report': { 'document-uri': 'http://h/', 'effective-directive': 'img-src', 'blocked-uri': '', ...report },
});
const ofBodies: Record<string, (text: string) => unknown> = {
  'a text': (text) => clean(text, Infinity),
  'a line of a form': (text) => z.safeParse(line(100), text),
  'a paragraph of a form': (text) => z.safeParse(paragraph(5000), text),
  'a mail address': (text) => z.safeParse(mail, text),
  'the page of a form': (text) => z.safeParse(formFields.page, `/${text}`),
  'an attempt': (text) => z.safeParse(formFields.attempt, text),
  'a number of a form': (text) => z.safeParse(formFields.filled_in, text),
  'a moment': (text) => z.safeParse(moment(z), `2026-01-01T00:00:00.${text}Z`),
  'fields of a form': fieldsOfQuery,
  'an envelope': fromBeaconAlphabet,
  'a name that is kept': (text) => keptValues(500).safeParse({ [text]: text }),
  'the page of a report': (text) => violationsOf(reported({ 'document-uri': text }), 'h'),
  'the host of a report': (text) => violationsOf(reported({ 'document-uri': `http://${text}` }), 'h'),
  'the path of a report': (text) => violationsOf(reported({ 'document-uri': `http://h/${text}` }), 'h'),
  'the directive of a report': (text) => violationsOf(reported({ 'effective-directive': text }), 'h'),
  'what a report says was blocked': (text) => violationsOf(reported({ 'blocked-uri': text }), 'h'),
  'the file of a report': (text) => violationsOf(reported({ 'source-file': text }), 'h'),
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
  it.each(Object.entries(readers))('%s', (_name, read) => {
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

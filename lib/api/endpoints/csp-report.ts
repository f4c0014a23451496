import * as z from 'zod/mini';
import { splitLocale } from '@/lib/i18n/locale-paths';
import { servedLocales } from '@/lib/pages/locale-variants';
import { defineEndpoint } from '@/lib/api/http/define-endpoint';
import { FixedWindowCounter } from '@/lib/api/http/fixed-window-counter';
import { database } from '@/lib/api/store/current-store';
import { cspViolations } from '@/lib/api/store/schema';

/** The stored part of a CSP report: which directive blocked what on which page. */
export type CspViolation = {
  /** The directive, such as `script-src-elem`. */
  directive: string;
  /** An origin, `self` for the site's own, or a CSP keyword: `inline`, `eval`, `data`. */
  blocked: string;
  /** The path of a page, without its query. Paths outside the site may contain a visitor's text and are not stored. */
  page: string;
};

/** Reports in the formats of both directives. */
export const reportSchema = z.union([
  // `report-uri` (Content Security Policy Level 3, section 5.3).
  z.object({
    'csp-report': z.object({
      'document-uri': z.string(),
      'violated-directive': z.optional(z.string()),
      'effective-directive': z.optional(z.string()),
      'blocked-uri': z._default(z.string(), ''),
      'source-file': z.nullish(z.string()),
    }),
  }),
  // `report-to` (Reporting API): reports of all types that use the same endpoint.
  z.array(z.object({ type: z.string(), body: z.unknown() })).check(z.maxLength(100)),
]);

type Input = z.output<typeof reportSchema>;
type Report = { document: string; directive: string; blocked: string; source: string };

/** The maximum number of reports read from one body. */
const maxReports = 20;
const unknownPage = '(no page)';
const extension = /^(?:(?:chrome|moz|safari|safari-web|ms-browser)-extension|webkit-masked-url)\b/i;

const reportBody = z.object({
  documentURL: z.string(),
  effectiveDirective: z.string(),
  blockedURL: z._default(z.string(), ''),
  sourceFile: z.nullish(z.string()),
});

/** The maximum length of a URL, in characters. Paths of the site are shorter, and the rest is not stored. */
const maxUrlLength = 4000;

/**
 * Parses a URL as browsers serialize it, in ASCII (WHATWG URL, "URL serializing"); null if invalid. For non-ASCII hosts
 * the parser's time grows with the square of the length: half a second for 20,000 characters.
 */
function parseUrl(text: string): URL | null {
  const url = text.slice(0, maxUrlLength);
  return /^[!-~]+$/.test(url) && URL.canParse(url) ? new URL(url) : null;
}

function parseReports(input: Input): Report[] {
  if (!Array.isArray(input)) {
    const { 'csp-report': report } = input;
    return [
      {
        document: report['document-uri'],
        // The older field may also contain the directive's sources.
        directive: (report['effective-directive'] ?? report['violated-directive'] ?? '').split(' ')[0]!,
        blocked: report['blocked-uri'],
        source: report['source-file'] ?? '',
      },
    ];
  }
  return input.slice(0, maxReports).flatMap(({ type, body }) => {
    const { success, data } = reportBody.safeParse(body);
    if (type !== 'csp-violation' || !success) return [];
    const { documentURL: document, effectiveDirective: directive, blockedURL: blocked, sourceFile } = data;
    return [{ document, directive, blocked, source: sourceFile ?? '' }];
  });
}

function toBlocked(blocked: string, host: string): string {
  const url = /^(?:https?|wss?):/i.test(blocked) ? parseUrl(blocked) : null;
  if (url) return url.host === host ? 'self' : `${url.protocol}//${url.host}`;
  return /^[a-z][a-z\d-]{0,30}(?=$|:)/i.exec(blocked)?.[0].toLowerCase() ?? 'unknown';
}

function toPage(pathname: string): string {
  return servedLocales(splitLocale(pathname).path).length > 0 ? pathname : unknownPage;
}

/**
 * Selects the reports worth storing: about pages of this host, and not caused by browser extensions.
 * @param host the requested host, with its port
 */
export function parseCspReports(input: Input, host: string): CspViolation[] {
  return parseReports(input).flatMap(({ document, directive, blocked, source }) => {
    const url = parseUrl(document);
    if (url?.host !== host) return [];
    if (!/^[a-z-]{3,40}$/.test(directive) || extension.test(blocked) || extension.test(source)) return [];
    return [{ directive, blocked: toBlocked(blocked, host), page: toPage(url.pathname) }];
  });
}

/** Rate limit across all visitors: issues that affect many visitors appear among the first reports of a minute. */
const limiter = new FixedWindowCounter(1, 1);
const maxPerMinute = 60;

/** Reports that browsers send for violations of the Content Security Policy. */
export const endpoint = defineEndpoint({
  path: 'site/csp-report',
  method: 'POST',
  body: ['cspReport', 'reports'],
  input: reportSchema,
  data: z.null(),
  rateLimit: 'write',
  allowedSenders: 'browsers',
  summary: 'Stores a sample of Content Security Policy violations.',
  async handler(input, request) {
    const violations = parseCspReports(input, request.headers.get('host') ?? '');
    if (violations.length === 0 || limiter.hit('reports', maxPerMinute) !== null) return null;
    const db = await database();
    await db.insert(cspViolations).values(violations);
    return null;
  },
});

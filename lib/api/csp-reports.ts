import * as z from 'zod/mini';
import { splitLocale } from '@/lib/i18n/locale-paths';
import { servedLocales } from '@/lib/pages/locale-variants';
import type { cspReportEndpoint } from '@/lib/contract/endpoints/csp-report';

/** The stored part of a CSP report: which directive blocked what on which page. */
export type CspViolation = {
  /** The directive, such as `script-src-elem`. */
  directive: string;
  /** An origin, `self` for the site's own, or a CSP keyword: `inline`, `eval`, `data`. */
  blocked: string;
  /** The path of a page, without its query. Paths outside the site may contain a visitor's text and are not stored. */
  page: string;
};

type Input = z.output<ReturnType<typeof cspReportEndpoint.input>>;
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
 * Selects the reports worth storing: those about pages of this host, without those that browser extensions caused.
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

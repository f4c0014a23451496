import * as z from 'zod/mini';
import { splitLocale } from '@/lib/i18n/paths';
import { servedLocales } from '@/lib/pages/locale-variants';
import type { cspReportEndpoint } from '@/lib/contract/endpoints/csp-report';

/** What is kept of a browser's report: which directive kept what from happening on which page, and nothing else. */
export type CspViolation = {
  /** The directive, such as `script-src-elem`. */
  directive: string;
  /** An origin, `self` for one of ours, or what the policy calls it: `inline`, `eval`, `data`. */
  blocked: string;
  /** The path of a page, without its query; what is no page of ours may hold a visitor's own words, and is not kept. */
  page: string;
};

type Input = z.output<ReturnType<typeof cspReportEndpoint.input>>;
type Report = { document: string; directive: string; blocked: string; source: string };

/** So many of one body are read. */
const readAtOnce = 20;
const noPage = '(no page)';
const extension = /^(?:(?:chrome|moz|safari|safari-web|ms-browser)-extension|webkit-masked-url)\b/i;

const newer = z.object({
  documentURL: z.string(),
  effectiveDirective: z.string(),
  blockedURL: z._default(z.string(), ''),
  sourceFile: z.nullish(z.string()),
});

/** In characters: a longer path is no page's, and what follows a path is not kept. */
const longestAddress = 4000;

/**
 * An address as browsers write it, in ASCII (WHATWG URL, "URL serializing"); null for what is none. A host in other
 * letters takes the parser a time that grows with the square of its length: 20,000 of them half a second.
 */
function readAddress(text: string): URL | null {
  const address = text.slice(0, longestAddress);
  return /^[!-~]+$/.test(address) && URL.canParse(address) ? new URL(address) : null;
}

function reportsOf(input: Input): Report[] {
  if (!Array.isArray(input)) {
    const { 'csp-report': report } = input;
    return [
      {
        document: report['document-uri'],
        // The older field may hold the directive's sources, too.
        directive: (report['effective-directive'] ?? report['violated-directive'] ?? '').split(' ')[0]!,
        blocked: report['blocked-uri'],
        source: report['source-file'] ?? '',
      },
    ];
  }
  return input.slice(0, readAtOnce).flatMap(({ type, body }) => {
    const { success, data } = newer.safeParse(body);
    if (type !== 'csp-violation' || !success) return [];
    const { documentURL: document, effectiveDirective: directive, blockedURL: blocked, sourceFile } = data;
    return [{ document, directive, blocked, source: sourceFile ?? '' }];
  });
}

function blockedBy(blocked: string, host: string): string {
  const address = /^(?:https?|wss?):/i.test(blocked) ? readAddress(blocked) : null;
  if (address) return address.host === host ? 'self' : `${address.protocol}//${address.host}`;
  return /^[a-z][a-z\d-]{0,30}(?=$|:)/i.exec(blocked)?.[0].toLowerCase() ?? 'unknown';
}

function pageOf(pathname: string): string {
  return servedLocales(splitLocale(pathname).path).length > 0 ? pathname : noPage;
}

/**
 * What is worth keeping of a browser's reports: those of pages of the host that is told of them, and not what
 * extensions of the browser tried. @param host the one that was asked, with its port
 */
export function parseCspReports(input: Input, host: string): CspViolation[] {
  return reportsOf(input).flatMap(({ document, directive, blocked, source }) => {
    const address = readAddress(document);
    if (address?.host !== host) return [];
    if (!/^[a-z-]{3,40}$/.test(directive) || extension.test(blocked) || extension.test(source)) return [];
    return [{ directive, blocked: blockedBy(blocked, host), page: pageOf(address.pathname) }];
  });
}

import { z } from 'zod';
import { readData } from '@/lib/content/data-file';
import { ContentError } from '@/lib/content/diagnostic';
import { splitLocale, switcherPath, type PagePath } from '@/lib/i18n/locale-paths';
import type { LocaleCode } from '@/lib/i18n/locales';
import { normalizePath } from '@/lib/request-routing/normalize-path';

/**
 * Moved and removed pages: validation of the list, documented for editors in docs/redirects.md. Redirects by rule
 * (slashes, `.html`, `/Pricing` and `/Download`) are in normalize-path.ts.
 */

export const redirectsFile = 'content/redirects.json';

const path = z.string().regex(/^\/(?!\/)[^\s?#\\]*$/, 'must be a path that starts with a single slash');
const target = z.union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/(?![/\\])\S*$/)], {
  error: 'must be a path that starts with a single slash, or an absolute http(s) URL',
});

const entryReason = 'must have from, to and status 301, 302, 307 or 308, or from and status 410';
/** Moved pages as an editor writes them. */
export const redirectListSchema = z.array(
  z.union(
    [
      z.strictObject({ from: path, to: target, status: z.literal([301, 302, 307, 308]) }),
      z.strictObject({ from: path, status: z.literal(410) }),
    ],
    { error: entryReason },
  ),
);

export type RedirectList = z.output<typeof redirectListSchema>;

/** Redirect target: a page of the site, or an external URL. */
export type RedirectTarget =
  { kind: 'page'; path: PagePath; query: string; hash: string } | { kind: 'external'; url: string };

export type PageRedirect = { status: 301 | 302 | 307 | 308; target: RedirectTarget } | { status: 410; target: null };

/** Redirects by former path. */
export type PageRedirects = ReadonlyMap<string, PageRedirect>;

function parseTarget(to: string): RedirectTarget {
  if (!to.startsWith('/')) return { kind: 'external', url: to };
  const [, pagePath = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return { kind: 'page', path: pagePath, query, hash };
}

/** @returns what is wrong with an entry's target; null if it can be used */
function targetIssue(pages: PageRedirects, from: string, to: PagePath, exists: (path: string) => boolean) {
  if (splitLocale(to).locale) return `write the target "${to}" without a language prefix`;
  if (pages.has(to) && reaches(pages, to, from)) return `"${from}" and "${to}" form a redirect loop`;
  if (pages.has(to)) return `"${from}" leads to "${to}", which is redirected itself; use its new path`;
  return exists(to) ? null : `"${from}" leads to "${to}", which is not a page of the site`;
}

function reaches(pages: PageRedirects, start: string, goal: string): boolean {
  const seen = new Set<string>();
  for (let current: string | null = start; current !== null && !seen.has(current);) {
    if (current === goal) return true;
    seen.add(current);
    const next: RedirectTarget | null | undefined = pages.get(current)?.target;
    current = next?.kind === 'page' ? next.path : null;
  }
  return false;
}

const parseEntry = (entry: RedirectList[number]): PageRedirect =>
  entry.status === 410 ? { status: 410, target: null } : { status: entry.status, target: parseTarget(entry.to) };

/**
 * Validates and parses the list of moved pages.
 * @param exists whether a path, with or without a language prefix, is a page of the site
 * @param lineOf the line of an entry in the list's file, for messages
 * @throws ContentError naming every invalid entry and the reason
 */
export function parseRedirects(
  list: RedirectList,
  exists: (path: string) => boolean,
  lineOf: (path: readonly PropertyKey[]) => number = () => 1,
): PageRedirects {
  const pages = new Map<string, PageRedirect>();
  const issues: { entry: number; field: string; reason: string }[] = [];
  for (const [entry, moved] of list.entries()) {
    const { from } = moved;
    const { fullPath: normalized } = normalizePath(from);
    if (normalized !== from) issues.push({ entry, field: 'from', reason: `write "${from}" as "${normalized}"` });
    else if (pages.has(from)) issues.push({ entry, field: 'from', reason: `"${from}" is listed twice` });
    else if (exists(from)) {
      issues.push({ entry, field: 'from', reason: `"${from}" is a page of the site, so it cannot be redirected` });
    }
    pages.set(from, parseEntry(moved));
  }
  for (const [entry, { from }] of list.entries()) {
    const to = pages.get(from)?.target;
    const reason = to?.kind === 'page' ? targetIssue(pages, from, to.path, exists) : null;
    if (reason) issues.push({ entry, field: 'to', reason });
  }
  if (issues.length > 0) {
    throw new ContentError(
      issues.map(({ entry, field, reason }) => ({
        file: redirectsFile,
        line: lineOf([entry, field]),
        field: `${entry}.${field}`,
        reason,
      })),
    );
  }
  return pages;
}

/** Reads and validates the list of moved pages. @throws ContentError if it is invalid */
export function readRedirects(exists: (path: string) => boolean): PageRedirects {
  const { data, lineOf } = readData(redirectsFile, redirectListSchema);
  return parseRedirects(data, exists, lineOf);
}

/** The redirect of a path: the one for this locale's path if there is one, otherwise the one for all locales. */
export function findRedirect(
  pages: PageRedirects,
  locale: LocaleCode | null,
  path: PagePath,
): PageRedirect | undefined {
  return (locale && pages.get(switcherPath(locale, path))) || pages.get(path);
}

import { z } from 'zod';
import { splitLocale, switcherPath, type PagePath } from '@/lib/i18n/locale-paths';
import type { LocaleCode } from '@/lib/i18n/locales';
import { normalizePath } from '@/lib/request-routing/normalize-path';

/**
 * Moved and removed pages: validation of `redirects.json`, documented for editors in docs/redirects.md. Redirects by rule
 * (slashes, `.html`, `/Pricing` and `/Download`) are in normalize-path.ts.
 */

const path = z.string().regex(/^\/(?!\/)[^\s?#\\]*$/, 'must be a path that starts with a single slash');
const target = z.union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/(?![/\\])\S*$/)], {
  error: 'must be a path that starts with a single slash, or an absolute http(s) URL',
});

const movedPageSchema = z.union(
  [
    z.strictObject({ from: path, to: target, status: z.literal([301, 302, 307, 308]) }),
    z.strictObject({ from: path, status: z.literal(410) }),
  ],
  { error: 'must have from, to and status 301, 302, 307 or 308, or from and status 410' },
);

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

function parseEntry(entry: unknown, position: number): [from: string, moved: PageRedirect] {
  const parsed = movedPageSchema.safeParse(entry);
  if (!parsed.success) {
    const { message, path: field } = parsed.error.issues[0]!;
    throw new Error(`redirects.json, entry ${position}${field.length ? `, ${field.join('.')}` : ''}: ${message}.`);
  }
  const { data } = parsed;
  const { fullPath: normalized } = normalizePath(data.from);
  if (normalized !== data.from) throw new Error(`redirects.json: write "${data.from}" as "${normalized}".`);
  return [
    data.from,
    data.status === 410 ? { status: 410, target: null } : { status: data.status, target: parseTarget(data.to) },
  ];
}

function checkTarget(pages: PageRedirects, from: string, to: PagePath, exists: (path: string) => boolean): void {
  if (splitLocale(to).locale) throw new Error(`redirects.json: write the target "${to}" without a language prefix.`);
  if (pages.has(to) && reaches(pages, to, from)) {
    throw new Error(`redirects.json: "${from}" and "${to}" form a redirect loop.`);
  }
  if (pages.has(to)) {
    throw new Error(`redirects.json: "${from}" leads to "${to}", which is redirected itself; use its new path.`);
  }
  if (!exists(to)) throw new Error(`redirects.json: "${from}" leads to "${to}", which is not a page of the site.`);
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

/**
 * Validates and parses the list of moved pages.
 * @param list the content of redirects.json
 * @param exists whether a path, with or without a language prefix, is a page of the site
 * @throws Error naming the invalid entry and the reason
 */
export function parseRedirects(list: unknown, exists: (path: string) => boolean): PageRedirects {
  const pages = new Map<string, PageRedirect>();
  z.array(z.unknown())
    .parse(list)
    .forEach((entry, i) => {
      const [from, redirect] = parseEntry(entry, i + 1);
      if (pages.has(from)) throw new Error(`redirects.json: "${from}" is listed twice.`);
      if (exists(from)) {
        throw new Error(`redirects.json: "${from}" is a page of the site, so it cannot be redirected.`);
      }
      pages.set(from, redirect);
    });
  for (const [from, { target: to }] of pages) {
    if (to?.kind === 'page') checkTarget(pages, from, to.path, exists);
  }
  return pages;
}

/** The redirect of a path: the one for this locale's path if there is one, otherwise the one for all locales. */
export function findRedirect(
  pages: PageRedirects,
  locale: LocaleCode | null,
  path: PagePath,
): PageRedirect | undefined {
  return (locale && pages.get(switcherPath(locale, path))) || pages.get(path);
}

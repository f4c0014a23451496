import { z } from 'zod';
import { splitLocale, switchPath, type PagePath } from '@/lib/i18n/paths';
import type { LocaleCode } from '@/lib/i18n/locales';
import { normalisePath } from '@/lib/request-routing/normalise';

/** Moved and removed pages: the rules for `redirects.json`, which docs/moving-pages.md explains to editors. */

const path = z.string().regex(/^\/(?!\/)[^\s?#\\]*$/, 'must be a path that begins with one slash');
const target = z.union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/(?![/\\])\S*$/)], {
  error: 'must be a path that begins with one slash, or a whole http address',
});

const movedPageSchema = z.union(
  [
    z.strictObject({ from: path, to: target, status: z.literal([301, 302, 307, 308]) }),
    z.strictObject({ from: path, status: z.literal(410) }),
  ],
  { error: 'must have from, to and status 301, 302, 307 or 308, or from and status 410' },
);

/** Where a page went: to a page of the site, or away from it. */
export type RedirectTarget =
  { kind: 'page'; path: PagePath; query: string; hash: string } | { kind: 'away'; url: string };

export type PageRedirect = { status: 301 | 302 | 307 | 308; target: RedirectTarget } | { status: 410; target: null };

/** The moved pages by where they were. */
export type PageRedirects = ReadonlyMap<string, PageRedirect>;

function readTarget(to: string): RedirectTarget {
  if (!to.startsWith('/')) return { kind: 'away', url: to };
  const [, own = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return { kind: 'page', path: own, query, hash };
}

function readEntry(entry: unknown, position: number): [from: string, moved: PageRedirect] {
  const parsed = movedPageSchema.safeParse(entry);
  if (!parsed.success) {
    const { message, path: field } = parsed.error.issues[0]!;
    throw new Error(`redirects.json, entry ${position}${field.length ? `, ${field.join('.')}` : ''}: ${message}.`);
  }
  const { data } = parsed;
  const { written } = normalisePath(data.from);
  if (written !== data.from) throw new Error(`redirects.json: write "${data.from}" as "${written}".`);
  return [
    data.from,
    data.status === 410 ? { status: 410, target: null } : { status: data.status, target: readTarget(data.to) },
  ];
}

function checkTarget(pages: PageRedirects, from: string, to: PagePath, exists: (path: string) => boolean): void {
  if (splitLocale(to).locale) throw new Error(`redirects.json: write the target "${to}" without a language.`);
  if (pages.has(to) && reaches(pages, to, from)) {
    throw new Error(`redirects.json: "${from}" and "${to}" lead to each other in a circle.`);
  }
  if (pages.has(to)) {
    throw new Error(`redirects.json: "${from}" leads to "${to}", which has moved itself; name its new place.`);
  }
  if (!exists(to)) throw new Error(`redirects.json: "${from}" leads to "${to}", which is no page of the site.`);
}

function reaches(pages: PageRedirects, start: string, goal: string): boolean {
  const seen = new Set<string>();
  for (let at: string | null = start; at !== null && !seen.has(at);) {
    if (at === goal) return true;
    seen.add(at);
    const next: RedirectTarget | null | undefined = pages.get(at)?.target;
    at = next?.kind === 'page' ? next.path : null;
  }
  return false;
}

/**
 * Checks the list of moved pages as a whole.
 * @param list the content of redirects.json
 * @param exists tells whether a path, with or without a language prefix, is a page of the site
 * @throws Error with one sentence that names the entry and what is wrong with it
 */
export function parseRedirects(list: unknown, exists: (path: string) => boolean): PageRedirects {
  const pages = new Map<string, PageRedirect>();
  z.array(z.unknown())
    .parse(list)
    .forEach((entry, i) => {
      const [from, moved] = readEntry(entry, i + 1);
      if (pages.has(from)) throw new Error(`redirects.json: "${from}" stands there twice.`);
      if (exists(from)) {
        throw new Error(`redirects.json: "${from}" is a page of the site, so it cannot be a moved one.`);
      }
      pages.set(from, moved);
    });
  for (const [from, { target: to }] of pages) {
    if (to?.kind === 'page') checkTarget(pages, from, to.path, exists);
  }
  return pages;
}

/** The record of a moved page: one for this locale's address if there is one, else one for every locale's. */
export function findRedirect(pages: PageRedirects, locale: LocaleCode | null, own: PagePath): PageRedirect | undefined {
  return (locale && pages.get(switchPath(locale, own))) || pages.get(own);
}

import { z } from 'zod';
import { splitLocale, switchPath, type PagePath } from '@/lib/i18n/paths';
import type { LocaleCode } from '@/lib/i18n/locales';
import { normalisePath } from '@/lib/routing/normalise';

/** Moved and removed pages: the rules for `moved-pages.json`, which docs/moving-pages.md explains to editors. */

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
export type MovedTarget = { kind: 'page'; path: PagePath; query: string; hash: string } | { kind: 'away'; url: string };

export type MovedPage = { status: 301 | 302 | 307 | 308; target: MovedTarget } | { status: 410; target: null };

/** The moved pages by where they were. */
export type MovedPages = ReadonlyMap<string, MovedPage>;

function readTarget(to: string): MovedTarget {
  if (!to.startsWith('/')) return { kind: 'away', url: to };
  const [, own = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return { kind: 'page', path: own, query, hash };
}

function readEntry(entry: unknown, position: number): [from: string, moved: MovedPage] {
  const parsed = movedPageSchema.safeParse(entry);
  if (!parsed.success) {
    const { message, path: field } = parsed.error.issues[0]!;
    throw new Error(`moved-pages.json, entry ${position}${field.length ? `, ${field.join('.')}` : ''}: ${message}.`);
  }
  const { data } = parsed;
  const { written } = normalisePath(data.from);
  if (written !== data.from) throw new Error(`moved-pages.json: write "${data.from}" as "${written}".`);
  return [
    data.from,
    data.status === 410 ? { status: 410, target: null } : { status: data.status, target: readTarget(data.to) },
  ];
}

function checkTarget(pages: MovedPages, from: string, to: PagePath, exists: (path: string) => boolean): void {
  if (splitLocale(to).locale) throw new Error(`moved-pages.json: write the target "${to}" without a language.`);
  if (pages.has(to) && reaches(pages, to, from)) {
    throw new Error(`moved-pages.json: "${from}" and "${to}" lead to each other in a circle.`);
  }
  if (pages.has(to)) {
    throw new Error(`moved-pages.json: "${from}" leads to "${to}", which has moved itself; name its new place.`);
  }
  if (!exists(to)) throw new Error(`moved-pages.json: "${from}" leads to "${to}", which is no page of the site.`);
}

function reaches(pages: MovedPages, start: string, goal: string): boolean {
  const seen = new Set<string>();
  for (let at: string | null = start; at !== null && !seen.has(at);) {
    if (at === goal) return true;
    seen.add(at);
    const next: MovedTarget | null | undefined = pages.get(at)?.target;
    at = next?.kind === 'page' ? next.path : null;
  }
  return false;
}

/**
 * Checks the list of moved pages as a whole.
 * @param list the content of moved-pages.json
 * @param exists tells whether a path, with or without a language prefix, is a page of the site
 * @throws Error with one sentence that names the entry and what is wrong with it
 */
export function readMovedPages(list: unknown, exists: (path: string) => boolean): MovedPages {
  const pages = new Map<string, MovedPage>();
  z.array(z.unknown())
    .parse(list)
    .forEach((entry, i) => {
      const [from, moved] = readEntry(entry, i + 1);
      if (pages.has(from)) throw new Error(`moved-pages.json: "${from}" stands there twice.`);
      if (exists(from)) {
        throw new Error(`moved-pages.json: "${from}" is a page of the site, so it cannot be a moved one.`);
      }
      pages.set(from, moved);
    });
  for (const [from, { target: to }] of pages) {
    if (to?.kind === 'page') checkTarget(pages, from, to.path, exists);
  }
  return pages;
}

/** The record of a moved page: one for this locale's address if there is one, else one for every locale's. */
export function movedPage(pages: MovedPages, locale: LocaleCode | null, own: PagePath): MovedPage | undefined {
  return (locale && pages.get(switchPath(locale, own))) || pages.get(own);
}

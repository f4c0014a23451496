import { z } from 'zod';
import { splitLocale, type PagePath } from '@/lib/i18n/paths';
import type { LocaleCode } from '@/lib/i18n/locales';

/** Moved and removed pages: the rules for `moved-pages.json`, which docs/moving-pages.md explains to editors. */

const path = z.string().regex(/^\/(?!\/)[^\s?#\\]*$/, 'must be a path that begins with one slash');
const target = z.union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/(?![/\\])\S*$/)], {
  error: 'must be a path that begins with one slash, or a whole http address',
});

export const movedPageSchema = z.union(
  [
    z.strictObject({ from: path, to: target, status: z.literal([301, 302, 307, 308]) }),
    z.strictObject({ from: path, status: z.literal(410) }),
  ],
  { error: 'must have from, to and status 301, 302, 307 or 308, or from and status 410' },
);

export type MovedPage = z.output<typeof movedPageSchema>;

/** The moved pages by where they were. */
export type MovedPages = ReadonlyMap<string, MovedPage>;

const targetPath = (moved: MovedPage): string | null =>
  'to' in moved && moved.to.startsWith('/') ? moved.to.replace(/[?#].*$/, '') : null;

/**
 * Checks the list of moved pages as a whole.
 * @param list the content of moved-pages.json
 * @param exists tells whether a path, with or without a language prefix, is a page of the site
 * @throws Error with one sentence that names the entry and what is wrong with it
 */
export function readMovedPages(list: unknown, exists: (path: string) => boolean): MovedPages {
  const entries = z.array(z.unknown()).parse(list);
  const pages = new Map<string, MovedPage>();
  entries.forEach((entry, i) => {
    const parsed = movedPageSchema.safeParse(entry);
    if (!parsed.success) {
      const { message, path: field } = parsed.error.issues[0]!;
      throw new Error(`moved-pages.json, entry ${i + 1}${field.length ? `, ${field.join('.')}` : ''}: ${message}.`);
    }
    const { from } = parsed.data;
    if (pages.has(from)) throw new Error(`moved-pages.json: "${from}" stands there twice.`);
    if (exists(from))
      throw new Error(`moved-pages.json: "${from}" is a page of the site, so it cannot be a moved one.`);
    pages.set(from, parsed.data);
  });
  for (const moved of pages.values()) {
    const to = targetPath(moved);
    if (to === null) continue;
    const next = findMoved(pages, to);
    if (next && reaches(pages, to, moved.from)) {
      throw new Error(`moved-pages.json: "${moved.from}" and "${to}" lead to each other in a circle.`);
    }
    if (next)
      throw new Error(
        `moved-pages.json: "${moved.from}" leads to "${to}", which has moved itself; name its new place.`,
      );
    if (!exists(to))
      throw new Error(`moved-pages.json: "${moved.from}" leads to "${to}", which is no page of the site.`);
  }
  return pages;
}

function findMoved(pages: MovedPages, at: string): MovedPage | undefined {
  return pages.get(at) ?? pages.get(splitLocale(at).path);
}

function reaches(pages: MovedPages, start: string, goal: string): boolean {
  const seen = new Set<string>();
  for (let at: string | null = start; at !== null && !seen.has(at);) {
    if (at === goal) return true;
    seen.add(at);
    const next = findMoved(pages, at);
    at = next ? targetPath(next) : null;
  }
  return false;
}

/** The record of a moved page: one for this locale's address if there is one, else one for every locale's. */
export function movedPage(pages: MovedPages, locale: LocaleCode | null, path: PagePath): MovedPage | undefined {
  return (locale && pages.get(`/${locale}${path}`)) || pages.get(path);
}

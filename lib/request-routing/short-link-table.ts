import type { LocaleCode } from '@/lib/i18n/locales';

/** A link `/go/{slug}`. */
export type ShortLink = {
  /** An unprefixed path, or an absolute URL on a first-party host; with campaign fields and any query and fragment. */
  target: string;
  /** The language of the page; null for an absolute URL. */
  locale: LocaleCode | null;
  /** When it expires, in milliseconds since 1970. */
  expiresAt: number | null;
};

/** The parts of a request that decide whether a click is counted. */
export type ShortLinkClick = { slug: string; method: string; headers: Pick<Headers, 'get'> };

export type ShortLinkTable = {
  links: ReadonlyMap<string, ShortLink>;
  countClick: (click: ShortLinkClick) => void;
};

/** Filled by the API. The server and Next.js each load their own copy of this module, but share one process. */
const shared = globalThis as { siteShortLinks?: ShortLinkTable };

export function setShortLinks(table: ShortLinkTable): void {
  shared.siteShortLinks = table;
}

/** Returns the link of a slug; undefined if there is none or if it has expired. */
export function findShortLink(slug: string): ShortLink | undefined {
  const link = shared.siteShortLinks?.links.get(slug);
  return link && (link.expiresAt === null || link.expiresAt > Date.now()) ? link : undefined;
}

/** Counts a click; returns at once. */
export function countShortLinkClick(click: ShortLinkClick): void {
  shared.siteShortLinks?.countClick(click);
}

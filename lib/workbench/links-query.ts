import { linkStates, type LinkFilter, type LinkState } from '@/lib/api/links/list-links';
import { periods, type Period } from '@/lib/api/report/report-query';

/** The query of the list of links, which is its whole state. */

export const linkSorts = ['newest', 'clicks'] as const;

export type LinksQuery = {
  text: string;
  /** Empty for all. */
  folder: string;
  tag: string;
  state: LinkState;
  sort: (typeof linkSorts)[number];
  /** The days whose clicks, visits and sign-ups are counted. */
  period: Period;
  /** From 1. */
  page: number;
};

/** Links per page. */
export const linksPerPage = 50;
/** Nobody turns more pages, and an offset has to be a small number. */
const maxPage = 10_000;
const defaults = { state: 'active', sort: 'newest', period: '28d' } as const;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null, fallback: Value): Value =>
  values.find((value) => value === text) ?? fallback;

/** Reads the query; what it cannot be is left out. */
export function parseLinksQuery(search: Pick<URLSearchParams, 'get'>): LinksQuery {
  const text = (name: string, max: number) => (search.get(name) ?? '').replaceAll('\0', '').trim().slice(0, max);
  const page = Number(search.get('page') ?? 1);
  return {
    text: text('q', 200),
    folder: text('folder', 100),
    tag: text('tag', 50),
    state: oneOf(linkStates, search.get('state'), defaults.state),
    sort: oneOf(linkSorts, search.get('sort'), defaults.sort),
    period: oneOf(periods, search.get('period'), defaults.period),
    page: Number.isInteger(page) && page > 0 && page <= maxPage ? page : 1,
  };
}

/** Returns the search of a query, without defaults. */
export function linksSearch({ text, folder, tag, state, sort, period, page }: LinksQuery): string {
  const search = new URLSearchParams({
    ...(text && { q: text }),
    ...(folder && { folder }),
    ...(tag && { tag }),
    ...(state !== defaults.state && { state }),
    ...(sort !== defaults.sort && { sort }),
    ...(period !== defaults.period && { period }),
    ...(page > 1 && { page: String(page) }),
  });
  return search.size === 0 ? '' : `?${String(search)}`;
}

/** Returns which links a query finds. */
export const toLinkFilter = ({ text, folder, tag, state }: LinksQuery): LinkFilter => ({
  search: text || undefined,
  folder: folder || undefined,
  tag: tag || undefined,
  state,
});

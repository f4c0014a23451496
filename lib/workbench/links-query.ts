import { linkStates, type LinkFilter, type LinkState } from '@/lib/api/links/list-links';
import { oneOf, readPage, readText, toSearch } from '@/lib/api/workbench/list-query';
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
const defaults = { state: 'active', sort: 'newest', period: '28d' } as const;

/** Reads the query; what it cannot be is left out. */
export function parseLinksQuery(search: Pick<URLSearchParams, 'get'>): LinksQuery {
  return {
    text: readText(search, 'q', 200),
    folder: readText(search, 'folder', 100),
    tag: readText(search, 'tag', 50),
    state: oneOf(linkStates, search.get('state')) ?? defaults.state,
    sort: oneOf(linkSorts, search.get('sort')) ?? defaults.sort,
    period: oneOf(periods, search.get('period')) ?? defaults.period,
    page: readPage(search),
  };
}

/** Returns the search of a query, without defaults. */
export function linksSearch({ text, folder, tag, state, sort, period, page }: LinksQuery): string {
  return toSearch({
    ...(text && { q: text }),
    ...(folder && { folder }),
    ...(tag && { tag }),
    ...(state !== defaults.state && { state }),
    ...(sort !== defaults.sort && { sort }),
    ...(period !== defaults.period && { period }),
    ...(page > 1 && { page: String(page) }),
  });
}

/** Returns which links a query finds. */
export const toLinkFilter = ({ text, folder, tag, state }: LinksQuery): LinkFilter => ({
  search: text || undefined,
  folder: folder || undefined,
  tag: tag || undefined,
  state,
});

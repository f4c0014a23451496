import { readFileSync } from 'node:fs';
import { buildPath } from '@/lib/content/generated-file';
import { htmlFile } from '@/lib/next-internals/build-folder';
import { localeFromInternal, type InternalLocale } from '@/lib/i18n/internal-locale';
import type { LocaleCode } from '@/lib/i18n/locales';
import { resultsHtml } from '@/lib/search/results-page';
import { splitResultsTemplate, type ResultsTemplate } from '@/lib/search/results-template';
import { parseSearchParams, searchSite } from '@/lib/search/site-search';
import { pathTo } from '@/lib/urls/path-to';

/** Reads the prerendered search page of a locale. */
export const searchTemplate = (internalLocale: InternalLocale): ResultsTemplate =>
  splitResultsTemplate(readFileSync(buildPath(htmlFile(internalLocale + pathTo('search'))), 'utf8'));

export type Search = { query: string; locale: LocaleCode };

/** Content of the search page for a query. */
export type SearchedPage = {
  /** The HTML between the template's start and end. */
  content: string;
  /** The search, if no page has all of its words. */
  zeroResultSearch: Search | null;
};

/** Searches, and fills the template. */
export async function fillSearchPage(
  template: Pick<ResultsTemplate, 'classes' | 'fill'>,
  internalLocale: InternalLocale,
  query: URLSearchParams,
): Promise<SearchedPage> {
  const params = parseSearchParams(query);
  const locale = localeFromInternal(internalLocale);
  const results = await searchSite(locale, params);
  // A search is counted once: further pages belong to the same one.
  const isCounted = params.query !== '' && !results.hasFullMatch && params.page === 1;
  return {
    content: template.fill(resultsHtml(internalLocale, params, results, template.classes)),
    zeroResultSearch: isCounted ? { query: params.query, locale } : null,
  };
}

/** Builds the response to a search in development, where the page is not read from a build. */
export async function searchResponse(
  page: string,
  internalLocale: InternalLocale,
  query: string,
  headers: Record<string, string>,
): Promise<Response> {
  const template = splitResultsTemplate(page);
  const { content } = await fillSearchPage(template, internalLocale, new URLSearchParams(query));
  return new Response(template.before + content + template.after, {
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
  });
}

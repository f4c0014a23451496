import { IntlMessageFormat } from 'intl-messageformat';
import { typesetUiMessages } from '@/lib/content/ui-messages';
import { localeFromInternal, type InternalLocale } from '@/lib/i18n/internal-locale';
import { languageName } from '@/lib/i18n/language-name';
import { canonicalPath, type PagePath } from '@/lib/i18n/locale-paths';
import { isPrefixed, langIfDifferent, languageTag, type LocaleCode } from '@/lib/i18n/locales';
import { linkedPages } from '@/lib/pages/collection-lists';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import type { TextSegment } from '@/lib/search/highlight';
import type { ResultsClasses, ResultsHtml } from '@/lib/search/results-template';
import { searchCategories, type SearchCategory } from '@/lib/search/index-format';
import type { SearchHit, SearchResults } from '@/lib/search/search';
import { countResultPages, type SearchParams } from '@/lib/search/site-search';
import { escapeHtml } from '@/lib/text/escape-html';
import { isCompanyPageId, isFeatureId, isToolPageId, isTopicId } from '@/lib/urls/catalog';
import { matchRoute } from '@/lib/urls/match-route';
import { pathTo, sectionPath } from '@/lib/urls/path-to';

/** The HTML of a search: a pure function of the query and its results, much cheaper than rendering it with React. */

/** Messages and numbers of a language. */
function createMessages(locale: LocaleCode) {
  const language = languageTag(locale);
  const messages = typesetUiMessages(locale);
  const numbers = new Intl.NumberFormat(language);
  const formatter = (message: string) => {
    const format = new IntlMessageFormat(message, language);
    return (values: Record<string, string | number>) => String(format.format(values));
  };
  return {
    messages,
    formatNumber: (count: number) => numbers.format(count),
    formatCount: formatter(messages.common.searchResults),
    formatTopCount: formatter(messages.common.searchTopResults),
    formatPage: formatter(messages.articles.page),
  };
}
type ResultMessages = ReturnType<typeof createMessages>;

const textsByLocale = new Map<LocaleCode, ResultMessages>();

/** In development, messages may change between two searches. */
function messagesFor(locale: LocaleCode): ResultMessages {
  const known = process.env.NODE_ENV === 'production' ? textsByLocale.get(locale) : undefined;
  const texts = known ?? createMessages(locale);
  textsByLocale.set(locale, texts);
  return texts;
}

type Context = ResultMessages & {
  locale: LocaleCode;
  classes: ResultsClasses;
  /** The URL of a page in the language, with a prefix if the search page's own has one. */
  linkTo: (path: PagePath) => string;
  params: SearchParams;
};

/** @returns the URL of a search, escaped */
const searchUrl = ({ linkTo }: Context, parameters: Record<string, string>): string =>
  escapeHtml(`${linkTo(pathTo('search'))}?${new URLSearchParams(parameters)}`);

/** Joins two sentences: no space after a full-width stop, a middle dot if the first one has no stop. */
function joinSentences(summary: string, more: string): string {
  if (summary.endsWith('。')) return summary + more;
  return /[.।]$/u.test(summary) ? `${summary} ${more}` : `${summary} · ${more}`;
}

function summaryText(context: Context, { hits, page }: SearchResults, count: number): string {
  const { formatCount, formatTopCount, formatPage, formatNumber } = context;
  const { query } = context.params;
  if (page > 1) return joinSentences(formatCount({ count, query }), formatPage({ page: String(page) }));
  return countResultPages(count) > 1
    ? formatTopCount({ shown: String(hits.length), count: formatNumber(count), query })
    : formatCount({ count, query });
}

function summaryHtml(context: Context, results: SearchResults, count: number): string {
  const { messages, classes, params } = context;
  if (params.query === '') return '';
  const summary = `<output class="${classes.summary}">${escapeHtml(summaryText(context, results, count))}</output>`;
  if (!results.suggestion) return summary;
  const link = `<a href="${searchUrl(context, { q: results.suggestion })}">${escapeHtml(results.suggestion)}</a>`;
  return `${summary}<p class="${classes.summary}">${escapeHtml(messages.common.searchDidYouMean)} ${link}</p>`;
}

/** Categories of the results, each as a link that filters by it. */
function filtersHtml(context: Context, counts: SearchResults['counts'], total: number): string {
  const { messages, formatNumber, locale, classes, params } = context;
  const categoryName = (category: SearchCategory): string => {
    if (category === 'page') return messages.articles.pages;
    return category === 'legal' ? messages.shell.footer.legal : pageCopyAt(locale, pathTo(category)).name;
  };
  const row = (category: SearchCategory | undefined, name: string, count: number) => {
    const href = searchUrl(context, { q: params.query, ...(category ? { kind: category } : {}) });
    const current = category === params.category ? ' aria-current="true"' : '';
    return `<li><a href="${href}"${current}>${escapeHtml(name)} <small>${formatNumber(count)}</small></a></li>`;
  };
  const rows = searchCategories
    .filter((category) => counts[category] > 0 || category === params.category)
    .map((category) => row(category, categoryName(category), counts[category]));
  return (
    `<nav class="${classes.filters}" aria-label="${escapeHtml(messages.common.searchCategories)}" lang="${languageTag(locale)}">` +
    `<ul>${row(undefined, messages.common.searchAllCategories, total)}${rows.join('')}</ul></nav>`
  );
}

const highlightedHtml = (segments: readonly TextSegment[]): string =>
  segments.map(({ text, isMatch }) => (isMatch ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text))).join('');

function hitKind({ messages, locale }: Context, path: PagePath): string {
  const match = matchRoute(path);
  const section = match && sectionPath(match.route.section);
  if (section) return pageCopyAt(locale, section).name;
  if (match?.id !== 'html') return messages.common.searchPage;
  if (isTopicId(match.params.html)) return messages.shell.nav.learn;
  if (isCompanyPageId(match.params.html)) return messages.shell.footer.company;
  if (isToolPageId(match.params.html)) return messages.shell.nav.tools;
  return isFeatureId(match.params.html) ? messages.shell.nav.features : messages.shell.footer.legal;
}

/** Like components/sections/language-badge.tsx. */
function languageBadgeHtml(language: string | undefined, locale: LocaleCode): string {
  if (!language) return '';
  const code = language.split('-')[0]!;
  const name = escapeHtml(languageName(code, locale));
  return `<span class="language-badge" role="img" aria-label="${name}" translate="no">${code.toUpperCase()}</span>`;
}

/** A result, with its category and the heading that it links to. */
function hitHtml(context: Context, hit: SearchHit): string {
  const { classes, locale, linkTo } = context;
  const language = langIfDifferent(hit.locale, locale);
  const href = escapeHtml(linkTo(hit.path) + (hit.anchor ? `#${hit.anchor}` : ''));
  const heading = hit.heading ? `<p class="${classes.hitHeading}">${highlightedHtml(hit.heading)}</p>` : '';
  return (
    `<li class="${classes.hit}"${language ? ` lang="${language}"` : ''}>` +
    `<p class="${classes.hitKind}">${escapeHtml(hitKind(context, hit.path))} ${languageBadgeHtml(language, locale)}</p>` +
    `<div class="${classes.hitContent}">` +
    `<h2 class="${classes.hitTitle}"><a href="${href}">${highlightedHtml(hit.title)}</a></h2>${heading}` +
    `<p class="${classes.hitText}">${highlightedHtml(hit.excerpt)}</p></div></li>`
  );
}

/** Like components/sections/filter-nav.tsx. */
function pagesHtml(context: Context, page: number, pages: number): string {
  if (pages <= 1) return '';
  const { messages, classes, params } = context;
  const links = linkedPages(page, pages).map((number) => {
    const href = searchUrl(context, {
      q: params.query,
      ...(params.category ? { kind: params.category } : {}),
      ...(number > 1 ? { page: String(number) } : {}),
    });
    const current = number === page ? ' aria-current="page"' : '';
    return `<li><a class="${classes.page}" href="${href}"${current}>${number}</a></li>`;
  });
  const label = escapeHtml(messages.articles.pages);
  return `<nav aria-label="${label}"><ul class="${classes.pages}">${links.join('')}</ul></nav>`;
}

/** Returns the HTML that the search page shows for a query. */
export function resultsHtml(
  internalLocale: InternalLocale,
  params: SearchParams,
  results: SearchResults,
  classes: ResultsClasses,
): ResultsHtml {
  const locale = localeFromInternal(internalLocale);
  const linkTo = (path: PagePath) =>
    internalLocale === locale && !isPrefixed(locale) ? path : canonicalPath(locale, path);
  const context: Context = { ...messagesFor(locale), locale, classes, linkTo, params };
  const { hits, page, counts } = results;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const count = params.category ? counts[params.category] : total;
  const hasResults = hits.length > 0;
  const filters = total > 0 ? filtersHtml(context, counts, total) : '';
  const list = `<ol class="${classes.hits}">${hits.map((hit) => hitHtml(context, hit)).join('')}</ol>`;
  const pages = pagesHtml(context, page, countResultPages(count));
  return {
    query: escapeHtml(params.query),
    summary: summaryHtml(context, results, count),
    hasResults,
    results: filters + (hasResults ? `<div class="${classes.content}">${list}${pages}</div>` : ''),
    tip: params.query !== '' && !hasResults ? escapeHtml(context.messages.common.searchNoResultsTip) : '',
  };
}

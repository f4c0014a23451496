/** Template of the search page: the prerendered page, split at the placeholders that the server fills for a query. */

/** Class names of the added markup: they are from CSS modules, so only the build knows them. */
export type ResultsClasses = Record<
  | 'summary'
  | 'withResults'
  | 'withoutResults'
  | 'filters'
  | 'content'
  | 'hits'
  | 'hit'
  | 'hitKind'
  | 'hitContent'
  | 'hitTitle'
  | 'hitHeading'
  | 'hitText'
  | 'pages'
  | 'page',
  string
>;

/** Placeholders are comments, because the page without a query is served as it is. */
export const summaryPlaceholder = '<!--search-summary-->';
export const tipPlaceholder = '<!--search-tip-->';
const resultsStart = '<!--search-results ';
const resultsEnd = '-->';

/** The placeholder of the results, which contains the class names. */
export const resultsPlaceholder = (classes: ResultsClasses): string =>
  resultsStart + JSON.stringify(classes) + resultsEnd;

/** After this attribute of the search field, its value is added. */
const fieldName = 'name="q"';

/** HTML added to the search page for a query. */
export type ResultsHtml = {
  query: string;
  /** Number of results, and the suggested spelling. */
  summary: string;
  hasResults: boolean;
  /** Filters, results and page numbers. */
  results: string;
  /** Search tip, shown if there are no results. */
  tip: string;
};

export type ResultsTemplate = {
  /** The page up to the value of the search field, and from the end of the last placeholder on. */
  before: string;
  after: string;
  classes: ResultsClasses;
  /** @returns the HTML between these two */
  fill: (html: ResultsHtml) => string;
};

/**
 * Splits the search page at its placeholders.
 * @throws Error if the page lacks one
 */
export function splitResultsTemplate(page: string): ResultsTemplate {
  const [beforeName, afterName] = splitOnce(page, fieldName);
  const [form, afterSummary] = splitOnce(afterName, summaryPlaceholder);
  const [layout, afterLayout] = splitOnce(afterSummary, resultsStart);
  const [json, afterResults] = splitOnce(afterLayout, resultsEnd);
  const [starts, after] = splitOnce(afterResults, tipPlaceholder);
  const classes = JSON.parse(json) as ResultsClasses;
  const [beforeClass, afterClass] = splitOnce(layout, `class="${classes.withoutResults}"`);
  const fill = ({ query, summary, hasResults, results, tip }: ResultsHtml): string => {
    const layoutClass = hasResults ? classes.withResults : classes.withoutResults;
    return ` value="${query}"${form}${summary}${beforeClass}class="${layoutClass}"${afterClass}${results}${starts}${tip}`;
  };
  return { before: beforeName + fieldName, after, classes, fill };
}

function splitOnce(text: string, separator: string): [before: string, after: string] {
  const index = text.indexOf(separator);
  if (index < 0) throw new Error(`The search page has no ${separator}.`);
  return [text.slice(0, index), text.slice(index + separator.length)];
}

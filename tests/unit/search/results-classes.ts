import type { ResultsClasses } from '@/lib/search/results-template';

const names = [
  ...['summary', 'withResults', 'withoutResults', 'filters', 'content', 'hits', 'hit'],
  ...['hitKind', 'hitContent', 'hitTitle', 'hitHeading', 'hitText', 'pages', 'page'],
] as const;

/** Class names of search results, as of a build. */
export const classes = Object.fromEntries(names.map((name) => [name, `search-${name}`])) as ResultsClasses;

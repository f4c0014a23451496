/** What a result is: an article of a collection, or another page. */
export const searchKinds = ['docs', 'helps', 'blog', 'news', 'release', 'partner', 'legal', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];

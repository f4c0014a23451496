/** What a result is: an article of a collection, or another page. */
export const searchCategories = ['docs', 'helps', 'blog', 'news', 'release', 'partner', 'legal', 'page'] as const;
export type SearchCategory = (typeof searchCategories)[number];

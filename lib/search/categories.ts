/** Categories of results: the collection of an article, or `page`. */
export const searchCategories = ['docs', 'helps', 'blog', 'news', 'release', 'partner', 'legal', 'page'] as const;
export type SearchCategory = (typeof searchCategories)[number];

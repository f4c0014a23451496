/** Who writes for the blog and the news: teams, which `authors` of articles.json names. No author is a person. */
export const authorIds = ['product', 'support', 'automation', 'privacy'] as const;

export type AuthorId = (typeof authorIds)[number];

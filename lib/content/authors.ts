/** Teams that write the blog and the news; `authors` in articles.json has their names. No author is a person. */
export const authorIds = ['product', 'support', 'automation', 'privacy'] as const;

export type AuthorId = (typeof authorIds)[number];

import { load } from 'cheerio';

/** The plain text of an article's first paragraph, without markup; undefined if there is none. */
export function firstParagraph(html: string): string | undefined {
  return load(html, null, false)('p').first().text().trim() || undefined;
}

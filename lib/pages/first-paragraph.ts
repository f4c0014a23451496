import { load } from 'cheerio';

/** The words of an article's first paragraph, without its links; undefined where it has none. */
export function firstParagraph(html: string): string | undefined {
  return load(html, null, false)('p').first().text().trim() || undefined;
}

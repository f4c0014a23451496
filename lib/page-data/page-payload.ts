import { load } from 'cheerio/slim';
import type { LocaleCode } from '@/lib/i18n/locales';
import { htmlToText } from '@/lib/page-data/html-to-text';

/** Page content as data: head, headings and text. */
export type Payload = {
  locale: LocaleCode;
  title: string;
  description: string | null;
  headings: { level: number; text: string; id?: string }[];
  canonical: string | null;
  alternates: { language: string; url: string }[];
  /** Text of the blocks of `<main>`, in order. */
  body: string[];
};

/** Extracts a page's data from the HTML that visitors get, so that both match. */
export function readPayload(locale: LocaleCode, html: string): Payload {
  const $ = load(html);
  const main = $('main').first();
  const headings = main
    .find('h1, h2, h3, h4, h5, h6')
    .toArray()
    .map((element) => ({
      level: Number(element.name.slice(1)),
      text: htmlToText($, element).join(' '),
      ...(element.attribs.id ? { id: element.attribs.id } : {}),
    }))
    .filter(({ text }) => text !== '');
  const alternates = $('link[rel="alternate"][hreflang]')
    .toArray()
    .map(({ attribs }) => ({ language: attribs.hreflang ?? '', url: attribs.href ?? '' }));
  return {
    locale,
    // SVG images in the page have titles too.
    title: $('title').not('svg title').first().text().trim(),
    description: $('meta[name="description"]').attr('content') ?? null,
    headings,
    canonical: $('link[rel="canonical"]').attr('href') ?? null,
    alternates,
    body: main.toArray().flatMap((element) => htmlToText($, element)),
  };
}

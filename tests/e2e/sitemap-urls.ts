import * as cheerio from 'cheerio';
import { locales, type LocaleCode } from '@/lib/i18n/locales';
import { sample } from '../sampling';
import { send } from './send-request';

/** The origin that the plain build writes into its pages. */
export const origin = 'https://www.facetry.example';

export type ListedUrl = { locale: LocaleCode; url: string; path: string; alternates: Map<string, string> };

/** Returns all URLs of every locale's sitemap, with their alternates in other languages. */
export async function listedUrls(): Promise<ListedUrl[]> {
  const lists = await Promise.all(
    locales.map(async ({ code, language }) => {
      const { body } = await send(`/${language}-sitemap.xml`);
      const $ = cheerio.load(body, { xml: true });
      return $('url')
        .toArray()
        .map((entry) => {
          const url = $(entry).find('loc').text();
          const links = $(entry).find('xhtml\\:link').toArray();
          const alternates = new Map(links.map((link) => [$(link).attr('hreflang')!, $(link).attr('href')!]));
          return { locale: code, url, path: url.slice(origin.length) || '/', alternates };
        });
    }),
  );
  return lists.flat();
}

/** Samples every nth URL per locale with different offsets: together the locales cover all pages they share. */
export async function sampleListedUrls(every: number): Promise<ListedUrl[]> {
  const listed = await listedUrls();
  return locales.flatMap(({ code }, index) =>
    sample(
      listed.filter(({ locale }) => locale === code),
      every,
      index,
    ),
  );
}

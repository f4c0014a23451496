import { withPlainSpaces } from '@/lib/i18n/no-break-spaces';
import { listArticles } from '@/lib/pages/articles';
import { platformIds } from '@/lib/contract/platforms';
import { releaseNoteId } from '@/lib/download/releases';
import { readReleases } from '@/lib/download/releases-schema';
import { localeFromTag } from '@/lib/i18n/language-tag';
import { defaultLocale, type LocaleCode } from '@/lib/i18n/locales';
import { canonicalUrl } from '@/lib/pages/locale-variants';
import { isSample } from '@/lib/pages/samples';
import { readPrices } from '@/lib/pricing/prices-schema';
import { articlePath } from '@/lib/urls/article-path';
import { site } from '@/lib/config/site';

/** `/__nuxt_island/{key}.json`: parts of pages as data, by key, for programs that display them elsewhere. */
const islands: Readonly<Record<string, (locale: LocaleCode) => unknown>> = {
  'latest-posts': async (locale) => {
    const newest = await listArticles('blog', locale, {}, { from: 0, to: 5 });
    return newest.map(({ title, path, date }) => ({
      title: withPlainSpaces(title),
      url: canonicalUrl(locale, path),
      date,
    }));
  },
  'latest-release': (locale) => {
    const { newest } = readReleases();
    const url = canonicalUrl(locale, articlePath('release', releaseNoteId(newest)));
    return { version: newest.version, date: newest.date, url };
  },
  plans: () => {
    const { plans, packs, savings } = readPrices();
    return {
      isSample: isSample('prices'),
      plans: Object.entries(plans).map(([id, plan]) => ({ id, ...plan })),
      packs,
      savings,
    };
  },
  downloads: () => platformIds.map((system) => ({ system, url: site.downloadUrls[system] ?? null })),
};

/** Returns the locale of a query, by language tag or the site's own code; English for any other value. */
export function islandLocale(lang: string | null): LocaleCode {
  return localeFromTag(lang ?? '') ?? defaultLocale;
}

/** Returns the data of an island in a locale; null if there is no island with that key. */
export async function islandData(key: string, locale: LocaleCode): Promise<unknown> {
  return Object.hasOwn(islands, key) ? islands[key]!(locale) : null;
}

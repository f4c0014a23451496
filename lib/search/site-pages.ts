import { plainText } from '@/lib/i18n/element-text';
import { isListed, shownLocale } from '@/lib/content/article-lists';
import { insertBrand } from '@/lib/content/brand';
import { contentIndex, type ArticleMetadata, type ContentIndex } from '@/lib/content/content-index';
import { loadArticle } from '@/lib/content/load-article';
import { outlineOf } from '@/lib/content/section-ids';
import type { TextCache } from '@/lib/content/text-cache';
import { pageCopy } from '@/lib/content/page-copy';
import { withPlainSpaces } from '@/lib/i18n/no-break-spaces';
import { sourceLocale, type LocaleCode } from '@/lib/i18n/locales';
import { indexedPaths } from '@/lib/pages/all-paths';
import { lookUpPageCopy } from '@/lib/pages/page-copy-lookup';
import { articlePath } from '@/lib/urls/article-path';
import { collectionNames, type CollectionName } from '@/lib/urls/route-table';
import { articleSections } from '@/lib/search/article-sections';
import { copySections } from '@/lib/search/copy-sections';
import type { IndexedPage } from '@/lib/search/build-index';
import { site } from '@/lib/config/site';

/** The pages and articles of a language as input of the search index. */

/** Collections in the index; externally hosted documentation is excluded. */
const searchedCollections = (): CollectionName[] => collectionNames.filter((name) => name !== 'docs' || !site.docsUrl);

const pathWords = (path: string) => path.replaceAll(/[/-]+/g, ' ').trim();

function copyPages(locale: LocaleCode, index: ContentIndex): IndexedPage[] {
  return indexedPaths(locale, index).flatMap((path) => {
    const pageKey = lookUpPageCopy(path);
    if (!pageKey) return [];
    const copy = pageCopy(locale, pageKey.kind, pageKey.id);
    const sections = copySections(copy).map((section) => ({
      ...section,
      heading: withPlainSpaces(section.heading),
      text: withPlainSpaces(section.text),
    }));
    const names = [copy.name, plainText(copy.heading)].map(withPlainSpaces);
    const [title, description] = [withPlainSpaces(copy.title), withPlainSpaces(copy.description)];
    return [
      { path, category: 'page', title, names, description, aliases: pathWords(path), isPopular: false, sections },
    ];
  });
}

async function articlePage(
  collection: CollectionName,
  { id, source, popular }: ArticleMetadata,
  locale: LocaleCode,
  cache: TextCache,
): Promise<IndexedPage> {
  const { title, description, body } = await loadArticle(collection, locale, id);
  const texts = locale === source ? [body] : [body, (await loadArticle(collection, source, id)).body];
  const [text, sourceText] = texts.map(insertBrand);
  const [introduction, ...sections] = cache.get([text!, sourceText ?? ''], () =>
    articleSections(text!, sourceText === undefined ? undefined : outlineOf(sourceText)),
  );
  const plainDescription = withPlainSpaces(description);
  return {
    path: articlePath(collection, id),
    category: collection,
    title: withPlainSpaces(title),
    names: [],
    description: plainDescription,
    aliases: pathWords(id),
    isPopular: popular !== undefined,
    sections: [{ ...introduction!, text: `${plainDescription}\n${introduction!.text}`.trimEnd() }, ...sections],
  };
}

/** The pages of a language and the articles translated into it. @throws ContentError if an article is invalid */
export async function loadPages(locale: LocaleCode, index: ContentIndex, cache: TextCache): Promise<IndexedPage[]> {
  const pages = copyPages(locale, index);
  for (const name of searchedCollections()) {
    for (const metadata of index[name]) {
      // Sequential, because a process may hold only a limited number of open files.
      if (metadata.locales.includes(locale)) pages.push(await articlePage(name, metadata, locale, cache));
    }
  }
  return pages;
}

/** The paths of articles that are shown in English in a language. */
export function untranslatedPaths(locale: LocaleCode, index: ContentIndex = contentIndex()): Set<string> {
  const isForeign = locale !== sourceLocale;
  const paths = searchedCollections().flatMap((name) =>
    index[name]
      .filter(
        (metadata) => isForeign && isListed(metadata, locale) && shownLocale(metadata.locales, locale) === sourceLocale,
      )
      .map(({ id }) => articlePath(name, id)),
  );
  return new Set(paths);
}

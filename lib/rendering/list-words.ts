import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { ListFilter } from '@/lib/content/article-lists';
import { pageCopy, type PageCopy } from '@/lib/content/page-copy';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { PagePath } from '@/lib/i18n/paths';
import type { CollectionName } from '@/lib/routes/route-table';

/** A list of articles: a collection's root, one of its categories, or one tag of a category; and which page of it. */
export type ListAddress = { collection: Exclude<CollectionName, 'legal'>; page?: number } & ListFilter;

type ListWords = Pick<PageCopy, 'title' | 'description' | 'heading' | 'lead' | 'name'>;

/** The path of a list's first page. */
export function listRoot({ collection, category, tag }: ListAddress): PagePath {
  return `/${collection}${category ? `-${category}` : ''}${tag ? `/${tag}` : ''}`;
}

/** The path of a page of a list. */
export function listPath(address: ListAddress): PagePath {
  const { page = 1 } = address;
  return listRoot(address) + (page > 1 ? `/page/${page}` : '');
}

/** What a page of a list is called, in its head and above its articles. @param count how many articles the list has */
export async function listWords(address: ListAddress, locale: LocaleCode, count: number): Promise<ListWords> {
  const t = await getTranslations({ locale });
  const copy = pageCopy(locale, 'pages', address.collection);
  const label = (key: string) => t(`taxonomy.${key as 'guides'}`);
  const category = label(address.category ?? 'guides');
  const section = copy.name;
  const words: ListWords = address.tag
    ? {
        name: label(address.tag),
        title: t('articles.tag.title', { tag: label(address.tag), category, section }),
        heading: t('articles.tag.heading', { tag: label(address.tag) }),
        description: t('articles.tag.description', { tag: label(address.tag), category, section, count }),
        lead: t('articles.tag.lead', { category, count }),
      }
    : address.category
      ? {
          name: category,
          title: t('articles.category.title', { category, section }),
          heading: t('articles.category.heading', { category }),
          description: t('articles.category.description', { category, section, count }),
          lead: t('articles.category.lead', { count }),
        }
      : copy;
  const { page = 1 } = address;
  if (page === 1) return words;
  const number = { page: String(page) };
  return {
    ...words,
    name: t('articles.page', number),
    title: t('articles.pageTitle', { title: words.title, ...number }),
    description: t('articles.pageDescription', { description: words.description, ...number }),
  };
}

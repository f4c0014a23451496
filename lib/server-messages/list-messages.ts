import 'server-only';
import { getTranslations } from 'next-intl/server';
import { pageCopy, type PageCopy } from '@/lib/content/page-copy';
import type { LocaleCode } from '@/lib/i18n/locales';
import { taxonomyMessages } from '@/lib/server-messages/taxonomy-messages';
import type { ListRoute } from '@/lib/urls/list-path';

type ListWords = Pick<PageCopy, 'title' | 'description' | 'heading' | 'lead' | 'name'>;

/** What a page of a list is called, in its head and above its articles. @param count how many articles the list has */
export async function listMessages(address: ListRoute, locale: LocaleCode, count: number): Promise<ListWords> {
  const t = await getTranslations({ locale });
  const copy = pageCopy(locale, 'pages', address.collection);
  const label = await taxonomyMessages(locale);
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

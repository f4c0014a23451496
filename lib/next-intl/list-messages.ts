import 'server-only';
import { getTranslations } from 'next-intl/server';
import { pageCopy, type PageCopy } from '@/lib/content/page-copy';
import type { LocaleCode } from '@/lib/i18n/locales';
import { taxonomyMessages } from '@/lib/next-intl/taxonomy-messages';
import type { ListRoute } from '@/lib/urls/list-path';

type ListCopy = Pick<PageCopy, 'title' | 'description' | 'heading' | 'lead' | 'name'>;

/** Returns the title, description and headings of a list page. @param count number of articles in the list */
export async function listMessages(route: ListRoute, locale: LocaleCode, count: number): Promise<ListCopy> {
  const t = await getTranslations({ locale });
  const copy = pageCopy(locale, 'pages', route.collection);
  const label = await taxonomyMessages(locale);
  const category = label(route.category ?? 'guides');
  const section = copy.name;
  const messages: ListCopy = route.tag
    ? {
        name: label(route.tag),
        title: t('articles.tag.title', { tag: label(route.tag), category, section }),
        heading: t('articles.tag.heading', { tag: label(route.tag) }),
        description: t('articles.tag.description', { tag: label(route.tag), category, section, count }),
        lead: t('articles.tag.lead', { category, count }),
      }
    : route.category
      ? {
          name: category,
          title: t('articles.category.title', { category, section }),
          heading: t('articles.category.heading', { category }),
          description: t('articles.category.description', { category, section, count }),
          lead: t('articles.category.lead', { count }),
        }
      : copy;
  const { page = 1 } = route;
  if (page === 1) return messages;
  const number = { page: String(page) };
  return {
    ...messages,
    name: t('articles.page', number),
    title: t('articles.pageTitle', { title: messages.title, ...number }),
    description: t('articles.pageDescription', { description: messages.description, ...number }),
  };
}

import type { Metadata } from 'next';
import { currentLocale } from '@/lib/next-intl/current-locale';
import type { PagePath } from '@/lib/i18n/locale-paths';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import { pageMetadata } from '@/lib/seo/metadata';

/** Metadata of a page whose text is page copy. */
export async function copyMetadata(path: PagePath): Promise<Metadata> {
  const locale = await currentLocale();
  const { title, description } = pageCopyAt(locale, path);
  return pageMetadata({ locale, path, title, description });
}

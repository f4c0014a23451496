import type { Metadata } from 'next';
import { currentLocale } from '@/lib/rendering/current-locale';
import type { PagePath } from '@/lib/i18n/paths';
import { copyAt } from '@/lib/pages/copy-of';
import { pageMetadata } from '@/lib/machine-readable/page-head';

/** The head of a page whose words are page copy. */
export async function copyMetadata(path: PagePath): Promise<Metadata> {
  const locale = await currentLocale();
  const { title, description } = copyAt(locale, path);
  return pageMetadata({ locale, path, title, description });
}

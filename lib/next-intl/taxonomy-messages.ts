import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Messages } from '@/generated/messages';
import type { LocaleCode } from '@/lib/i18n/locales';

/** Returns the labels of categories and tags in a locale. A test checks that every name used in articles has one. */
export async function taxonomyMessages(locale: LocaleCode): Promise<(name: string) => string> {
  const t = await getTranslations({ locale, namespace: 'taxonomy' });
  return (name) => t(name as keyof Messages['taxonomy']);
}

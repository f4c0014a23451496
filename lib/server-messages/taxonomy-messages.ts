import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Messages } from '@/generated/messages';
import type { LocaleCode } from '@/lib/i18n/locales';

/** What categories and tags are called in a locale. Articles name them; a test sees to it that each name has a word. */
export async function taxonomyMessages(locale: LocaleCode): Promise<(name: string) => string> {
  const t = await getTranslations({ locale, namespace: 'taxonomy' });
  return (name) => t(name as keyof Messages['taxonomy']);
}

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { IconSheet } from '@/components/sections/icon-sheet';
import { pageCopy } from '@/lib/content/page-copy';
import { currentLocale } from '@/lib/rendering/current-locale';
import { pageMetadata } from '@/lib/machine-readable/page-head';
import { iconNames } from '@/lib/assets/icon-names';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale();
  const { title, description } = pageCopy(locale, 'pages', 'icons');
  return pageMetadata({ locale, path: '/_icons', title, description });
}

export default async function Page() {
  const t = await getTranslations('parts');
  const { heading, lead } = pageCopy(await currentLocale(), 'pages', 'icons');
  return (
    <IconSheet heading={heading} lead={lead} names={iconNames()} copyLabel={t('copyName')} doneLabel={t('copied')} />
  );
}

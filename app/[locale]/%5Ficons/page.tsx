import { getTranslations } from 'next-intl/server';
import { IconSheet } from '@/components/sections/icon-sheet';
import { copyMetadata } from '@/components/pages/copy-page';
import { copyAt } from '@/lib/pages/copy-of';
import { currentLocale } from '@/lib/rendering/current-locale';
import { pathTo } from '@/lib/routes/path-to';
import { iconNames } from '@/generated/icon-names';

export const dynamicParams = false;

const path = pathTo('icons');

export const generateMetadata = () => copyMetadata(path);

export default async function Page() {
  const t = await getTranslations('parts');
  const { heading, lead } = copyAt(await currentLocale(), path);
  return (
    <IconSheet heading={heading} lead={lead} names={iconNames} copyLabel={t('copyName')} doneLabel={t('copied')} />
  );
}

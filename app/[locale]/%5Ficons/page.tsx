import { getTranslations } from 'next-intl/server';
import { IconSprite } from '@/components/sections/icon-sprite';
import { copyMetadata } from '@/components/pages/copy-metadata';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { pathTo } from '@/lib/urls/path-to';
import { iconNames } from '@/lib/config/icon-names';

const path = pathTo('icons');

export const generateMetadata = () => copyMetadata(path);

export default async function Page() {
  const t = await getTranslations('common');
  const { heading, lead } = pageCopyAt(await currentLocale(), path);
  return (
    <IconSprite
      heading={heading}
      lead={lead}
      names={iconNames}
      copyLabel={t('copyIconName')}
      copiedLabel={t('copied')}
    />
  );
}

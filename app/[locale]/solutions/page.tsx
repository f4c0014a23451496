import { getTranslations } from 'next-intl/server';
import { CopyPage, copyMetadata } from '@/components/pages/copy-page';
import { LinkCards } from '@/components/sections/link-cards';
import { copyCards } from '@/lib/pages/copy-cards';
import { currentLocale } from '@/lib/rendering/current-locale';
import { jobIds, platformIds, solutionIds } from '@/lib/routes/catalogue';
import { itemList } from '@/lib/machine-readable/json-ld';

const address = { path: '/solutions', id: 'solutions' };

export const generateMetadata = () => copyMetadata(address);

export default async function Page() {
  const locale = await currentLocale();
  const t = await getTranslations('shell.nav');
  const cards = (ids: readonly string[]) => copyCards(locale, 'solutions', ids);
  const listed = cards(solutionIds).map(({ title, path }) => ({ name: title, path }));
  return (
    <CopyPage {...address} data={[itemList(locale, listed)]}>
      <LinkCards heading={t('byJob')} cards={cards(jobIds)} />
      <LinkCards heading={t('byPlatform')} cards={cards(platformIds)} />
    </CopyPage>
  );
}

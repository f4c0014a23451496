import { getTranslations } from 'next-intl/server';
import { CopyPage, copyMetadata } from '@/components/pages/copy-page';
import { LinkCards } from '@/components/sections/link-cards';
import { copyCards } from '@/lib/pages/copy-cards';
import { currentLocale } from '@/lib/rendering/current-locale';
import { jobIds, platformIds, solutionIds, type SolutionId } from '@/lib/routes/catalogue';
import { pathTo } from '@/lib/routes/path-to';
import { itemList } from '@/lib/machine-readable/json-ld';

const path = pathTo('solutions');

export const generateMetadata = () => copyMetadata(path);

export default async function Page() {
  const locale = await currentLocale();
  const t = await getTranslations('shell.nav');
  const cards = (ids: readonly SolutionId[]) =>
    copyCards(
      locale,
      ids.map((id) => pathTo('solution', { id })),
    );
  const listed = cards(solutionIds).map(({ title, path }) => ({ name: title, path }));
  return (
    <CopyPage path={path} data={[itemList(locale, listed)]}>
      <LinkCards heading={t('byJob')} cards={cards(jobIds)} />
      <LinkCards heading={t('byPlatform')} cards={cards(platformIds)} />
    </CopyPage>
  );
}

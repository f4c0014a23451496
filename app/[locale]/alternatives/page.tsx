import { CopyPage, copyMetadata } from '@/components/pages/copy-page';
import { LinkCards } from '@/components/sections/link-cards';
import { copyCards } from '@/lib/pages/copy-cards';
import { currentLocale } from '@/lib/rendering/current-locale';
import { alternativeIds } from '@/lib/routes/catalogue';
import { pathTo } from '@/lib/routes/path-to';
import { itemList } from '@/lib/machine-readable/json-ld';

const path = pathTo('alternatives');

export const generateMetadata = () => copyMetadata(path);

export default async function Page() {
  const locale = await currentLocale();
  const cards = copyCards(
    locale,
    alternativeIds.map((id) => pathTo('alternative', { id })),
  );
  return (
    <CopyPage
      path={path}
      data={[
        itemList(
          locale,
          cards.map(({ title, path }) => ({ name: title, path })),
        ),
      ]}
    >
      <LinkCards cards={cards} />
    </CopyPage>
  );
}

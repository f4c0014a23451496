import { CopyPage, copyMetadata } from '@/components/pages/copy-page';
import { LinkCards } from '@/components/sections/link-cards';
import { copyCards } from '@/lib/pages/copy-cards';
import { currentLocale } from '@/lib/rendering/current-locale';
import { alternativeIds } from '@/lib/routes/catalogue';
import { itemList } from '@/lib/machine-readable/json-ld';

const address = { path: '/alternatives', id: 'alternatives' };

export const generateMetadata = () => copyMetadata(address);

export default async function Page() {
  const locale = await currentLocale();
  const cards = copyCards(locale, 'alternatives', alternativeIds);
  return (
    <CopyPage
      {...address}
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

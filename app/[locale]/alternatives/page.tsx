import { CopyPage, copyMetadata } from '@/components/sections/copy-page';
import { LinkCards } from '@/components/sections/link-cards';
import { copyCards } from '@/lib/content/copy-cards';
import { currentLocale } from '@/lib/i18n/current-locale';
import { alternativeIds } from '@/lib/routing/catalogue';
import { itemList } from '@/lib/seo/json-ld';

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

import { getTranslations } from 'next-intl/server';
import { Hero } from '@/components/sections/hero';
import { LinkCards } from '@/components/sections/link-cards';
import { MarketingPage } from '@/components/pages/marketing-page';
import { fits } from '@/components/sections/fits';
import { ProductTable } from '@/components/sections/product-table';
import { Points } from '@/components/sections/points';
import { Section } from '@/components/sections/section';
import { MoveScene } from '@/components/scenes/move';
import { copyCards } from '@/lib/pages/copy-cards';
import { copyAt } from '@/lib/pages/copy-of';
import { currentLocale } from '@/lib/rendering/current-locale';
import { itemList } from '@/lib/machine-readable/json-ld';
import type { PagePath } from '@/lib/i18n/paths';
import { alternativeIds, alternativeLocales } from '@/lib/routes/catalogue';
import { pathTo } from '@/lib/routes/path-to';

/** The other products that people come from, and whom ours fits. */
export async function AlternativesPage({ path }: { path: PagePath }) {
  const locale = await currentLocale();
  const t = await getTranslations('compare');
  const { heading, lead } = copyAt(locale, path);
  const cards = copyCards(
    locale,
    alternativeIds.map((id) => pathTo('alternative', { id })),
  );
  const offered = alternativeIds.filter((id) => alternativeLocales(id).includes(locale));
  const listed = cards.map((card) => ({ name: card.title, path: card.path }));
  return (
    <MarketingPage path={path} data={[itemList(locale, listed)]}>
      <Hero heading={heading} lead={lead} scene={<MoveScene />} />
      <LinkCards cards={cards} />
      <ProductTable heading={t('all.heading')} text={t('all.text')} products={offered} />
      <Section heading={t('when')} layout="split">
        <Points points={fits.map((key) => t(`fits.${key}`))} />
      </Section>
    </MarketingPage>
  );
}

import { Hero } from '@/components/sections/hero';
import { LinkCards } from '@/components/sections/link-cards';
import { MarketingPage } from '@/components/pages/marketing-page';
import { CompetitorTable } from '@/components/sections/competitor-table';
import { BulletList } from '@/components/sections/bullet-list';
import { Section } from '@/components/sections/section';
import { ProfileImportMockup } from '@/components/mockups/profile-import';
import { pageCards } from '@/lib/pages/page-cards';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { itemList } from '@/lib/seo/json-ld';
import { alternativeIds, alternativeLocales } from '@/lib/urls/alternatives';
import { pathTo } from '@/lib/urls/path-to';
import { getTranslatorWithFallback } from '@/lib/next-intl/translator-with-fallback';

/** Reasons to choose our product, whatever the alternative: keys of compare.json. */
const comparisonCriteria = ['accounts', 'roles', 'scripts', 'dataExport'] as const;

/** Overview of the competing products that users come from, and for whom this product is suitable. */
export async function AlternativesPage() {
  const path = pathTo('alternatives');
  const locale = await currentLocale();
  const texts = await getTranslatorWithFallback('compare');
  const { heading, lead } = pageCopyAt(locale, path);
  const cards = pageCards(
    locale,
    alternativeIds().map((id) => pathTo('alternative', { id })),
  );
  const availableIds = alternativeIds().filter((id) => alternativeLocales(id).includes(locale));
  const listItems = cards.map((card) => ({ name: card.title, path: card.path }));
  return (
    <MarketingPage path={path} data={[itemList(locale, listItems)]}>
      <Hero heading={heading} lead={lead} mockup={<ProfileImportMockup />} />
      <LinkCards cards={cards} />
      <CompetitorTable heading={texts('overview.heading')} text={texts('overview.text')} products={availableIds} />
      <Section heading={texts('whenToChoose')} layout="split">
        <BulletList items={comparisonCriteria.map((key) => texts(`reasons.${key}`))} />
      </Section>
    </MarketingPage>
  );
}

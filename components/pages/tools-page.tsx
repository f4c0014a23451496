import { ContentSections } from '@/components/sections/content-sections';
import { FaqSection } from '@/components/sections/faq-section';
import { Hero } from '@/components/sections/hero';
import { LinkCards } from '@/components/sections/link-cards';
import { MarketingPage } from '@/components/pages/marketing-page';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { pageCards } from '@/lib/pages/page-cards';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import { itemList } from '@/lib/seo/json-ld';
import { toolIds } from '@/lib/urls/catalog';
import { pathTo } from '@/lib/urls/path-to';

/** The list of all tools. */
export async function ToolsPage() {
  const locale = await currentLocale();
  const path = pathTo('html', { html: 'tools' });
  const copy = pageCopyAt(locale, path);
  const cards = pageCards(
    locale,
    toolIds.map((html) => pathTo('html', { html })),
  );
  const items = cards.map((card) => ({ name: card.title, path: card.path }));
  return (
    <MarketingPage path={path} data={[itemList(locale, items)]}>
      <Hero heading={copy.heading} lead={copy.lead} />
      <LinkCards cards={cards} isGallery={cards.length % 2 === 1} />
      <ContentSections sections={copy.sections} />
      <FaqSection questions={copy.questions ?? []} />
    </MarketingPage>
  );
}

import { ContactPanel } from '@/components/sections/contact-panel';
import { CopySections } from '@/components/sections/copy-sections';
import { Hero } from '@/components/sections/hero';
import { MarketingPage } from '@/components/pages/marketing-page';
import { Points } from '@/components/sections/points';
import { Section } from '@/components/sections/section';
import { Steps } from '@/components/sections/steps';
import { pageCopy } from '@/lib/content/page-copy';
import { sectionById } from '@/lib/content/section-by-id';
import { currentLocale } from '@/lib/rendering/current-locale';

/** Ways to reach a person before buying, and what happens then. */
export async function PreSalesPage() {
  const copy = pageCopy(await currentLocale(), 'pages', 'pre-sales');
  const facts = sectionById(copy, 'facts');
  return (
    <MarketingPage path="/pre-sales" copy={copy}>
      <Hero heading={copy.heading} lead={copy.lead} scene={<ContactPanel />} />
      <Section heading={facts.heading} text={facts.text} layout="split">
        <Points points={facts.points ?? []} />
      </Section>
      {copy.steps ? <Steps {...copy.steps} /> : null}
      <CopySections sections={[sectionById(copy, 'arrange')]} />
    </MarketingPage>
  );
}

import { CopySections } from '@/components/sections/copy-sections';
import { Hero } from '@/components/sections/hero';
import { MarketingPage } from '@/components/pages/marketing-page';
import { MoreLink } from '@/components/sections/more-link';
import { Section } from '@/components/sections/section';
import { Statement } from '@/components/sections/statement';
import { pageCopy } from '@/lib/content/page-copy';
import { sectionById } from '@/lib/content/section-by-id';
import { currentLocale } from '@/lib/rendering/current-locale';
import { linkPath } from '@/lib/i18n/paths';

/** What the team works on, how it decides, and what it refuses. */
export async function AboutPage() {
  const locale = await currentLocale();
  const copy = pageCopy(locale, 'pages', 'about-us');
  const words = (id: string) => sectionById(copy, id);
  const talk = words('talk');
  return (
    <MarketingPage path="/about-us" copy={copy}>
      <Hero heading={copy.heading} lead={copy.lead} />
      <Statement {...words('work')} />
      <CopySections sections={[words('plain'), words('coherent'), words('leaving')]} />
      <Statement {...words('refuse')} />
      <Section heading={talk.heading} text={talk.text}>
        <MoreLink href={linkPath(locale, '/pre-sales')} label={pageCopy(locale, 'pages', 'pre-sales').name} />
      </Section>
    </MarketingPage>
  );
}

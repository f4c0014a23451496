import { Hero } from '@/components/sections/hero';
import { LinkList } from '@/components/sections/link-list';
import { MarketingPage } from '@/components/pages/marketing-page';
import { Principles } from '@/components/sections/principles';
import { Section } from '@/components/sections/section';
import { Statement } from '@/components/sections/statement';
import { LogoColorsMockup } from '@/components/mockups/logo-colors';
import { sectionById } from '@/lib/content/page-copy';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { pageCopyAt, pageLink } from '@/lib/pages/page-copy-lookup';
import { pathTo } from '@/lib/urls/path-to';

/** The team's work, principles, and what it declines to do. */
export async function AboutPage() {
  const path = pathTo('about-us');
  const locale = await currentLocale();
  const copy = pageCopyAt(locale, path);
  const section = (id: string) => sectionById(copy, id);
  const talk = section('talk');
  return (
    <MarketingPage path={path}>
      <Hero heading={copy.heading} lead={copy.lead} mockup={<LogoColorsMockup />} />
      <Statement {...section('work')} />
      <Principles plain={section('plain')} coherent={section('coherent')} leaving={section('leaving')} />
      <Statement {...section('refuse')} tone="dark" />
      <Section heading={talk.heading} text={talk.text} layout="split">
        <LinkList
          links={(['pre-sales', 'helps', 'partner', 'links'] as const).map((id) => pageLink(locale, pathTo(id)))}
        />
      </Section>
    </MarketingPage>
  );
}

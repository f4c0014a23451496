import { getTranslations } from 'next-intl/server';
import { CopySections } from '@/components/sections/copy-sections';
import { Hero } from '@/components/sections/hero';
import { MarketingPage } from '@/components/pages/marketing-page';
import { MoreLink } from '@/components/sections/more-link';
import { Points } from '@/components/sections/points';
import { QuestionSection } from '@/components/sections/question-section';
import { Section, SectionPair } from '@/components/sections/section';
import { Steps } from '@/components/sections/steps';
import { sectionById } from '@/lib/content/section-by-id';
import { currentLocale } from '@/lib/rendering/current-locale';
import { copyAt } from '@/lib/pages/copy-of';
import { pageLink } from '@/lib/pages/page-link';
import { pathTo } from '@/lib/routes/path-to';
import { linkPath, type PagePath } from '@/lib/i18n/paths';

/** What becoming a partner involves: who can, in which steps, what both sides owe each other. */
export async function PartnerPlanPage({ path }: { path: PagePath }) {
  const locale = await currentLocale();
  const t = await getTranslations('parts');
  const copy = copyAt(locale, path);
  const kinds = sectionById(copy, 'kinds');
  return (
    <MarketingPage path={path}>
      <Hero
        heading={copy.heading}
        lead={copy.lead}
        actions={[{ label: t('askUs'), href: linkPath(locale, pathTo('pre-sales')) }]}
      />
      {copy.steps ? <Steps {...copy.steps} /> : null}
      <CopySections sections={[sectionById(copy, 'who')]} />
      <SectionPair>
        {['receive', 'expect'].map((id) => {
          const { heading, text, points = [] } = sectionById(copy, id);
          return (
            <Section heading={heading} text={text} key={id}>
              <Points points={points} />
            </Section>
          );
        })}
      </SectionPair>
      <Section heading={kinds.heading} text={kinds.text} tone="sunken">
        <MoreLink {...pageLink(locale, pathTo('partner'))} />
      </Section>
      <QuestionSection questions={copy.questions ?? []} />
    </MarketingPage>
  );
}

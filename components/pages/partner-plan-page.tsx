import { getTranslations } from 'next-intl/server';
import { Bento } from '@/components/sections/bento';
import { Hero } from '@/components/sections/hero';
import { MarketingPage } from '@/components/pages/marketing-page';
import { PartnerKinds } from '@/components/sections/partner-kinds';
import { QuestionSection } from '@/components/sections/question-section';
import { Statement } from '@/components/sections/statement';
import { StepPath } from '@/components/sections/step-path';
import { sectionById } from '@/lib/content/section-by-id';
import { currentLocale } from '@/lib/rendering/current-locale';
import { copyAt } from '@/lib/pages/copy-of';
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
        scene={copy.steps ? <StepPath {...copy.steps} /> : null}
      />
      <Statement {...sectionById(copy, 'who')} tone="dark" />
      <Bento sections={[sectionById(copy, 'receive'), sectionById(copy, 'expect')]} />
      <PartnerKinds heading={kinds.heading} />
      <QuestionSection questions={copy.questions ?? []} />
    </MarketingPage>
  );
}

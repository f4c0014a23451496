import { getTranslations } from 'next-intl/server';
import { Bento } from '@/components/sections/bento';
import { Hero } from '@/components/sections/hero';
import { MarketingPage } from '@/components/pages/marketing-page';
import { MoreLink } from '@/components/sections/more-link';
import { PartnerCta } from '@/components/sections/partner-cta';
import { PartnerTypes } from '@/components/sections/partner-types';
import { PlanAgreement } from '@/components/sections/plan-agreement';
import { FaqSection } from '@/components/sections/faq-section';
import { Statement } from '@/components/sections/statement';
import { Steps } from '@/components/sections/steps';
import { sectionById } from '@/lib/content/page-copy';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { pageCopyAt, pageLink } from '@/lib/pages/page-copy-lookup';
import { pathTo } from '@/lib/urls/path-to';
import { linkPath } from '@/lib/i18n/locale-paths';

/** How to become a partner: requirements, steps, and the obligations of both sides. */
export async function PartnerPlanPage() {
  const path = pathTo('partner-plan');
  const locale = await currentLocale();
  const t = await getTranslations('common');
  const copy = pageCopyAt(locale, path);
  const types = sectionById(copy, 'kinds');
  const { steps } = copy;
  return (
    <MarketingPage path={path} closing={<PartnerCta path={path} />}>
      <Hero
        heading={copy.heading}
        lead={copy.lead}
        actions={[{ label: t('askUs'), href: linkPath(locale, pathTo('pre-sales')) }]}
        mockup={<PlanAgreement />}
      />
      {steps ? <Steps {...steps} /> : null}
      <Bento sections={[sectionById(copy, 'receive'), sectionById(copy, 'expect')]} />
      <Statement {...sectionById(copy, 'who')} />
      <PartnerTypes heading={types.heading} />
      <FaqSection questions={copy.questions ?? []}>
        <MoreLink {...pageLink(locale, pathTo('pre-sales'))} />
      </FaqSection>
    </MarketingPage>
  );
}

import { getTranslations } from 'next-intl/server';
import { ClientTeamsMockup } from '@/components/mockups/client-teams';
import { Hero } from '@/components/sections/hero';
import { MarketingPage } from '@/components/pages/marketing-page';
import { MoreLink } from '@/components/sections/more-link';
import { PartnerCta } from '@/components/sections/partner-cta';
import { PartnerTypes } from '@/components/sections/partner-types';
import { Section } from '@/components/sections/section';
import { Statement } from '@/components/sections/statement';
import { StepList } from '@/components/sections/steps';
import { listArticles } from '@/lib/pages/articles';
import { pageCopyAt, pageLink } from '@/lib/pages/page-copy-lookup';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { itemList } from '@/lib/seo/json-ld';
import { linkPath } from '@/lib/i18n/locale-paths';
import { pathTo } from '@/lib/urls/path-to';

/** Types of partnership, their audience, and how partners are selected. */
export async function PartnerPage() {
  const path = pathTo('partner');
  const locale = await currentLocale();
  const t = await getTranslations('common');
  const {
    heading,
    lead,
    sections: [selection],
  } = pageCopyAt(locale, path);
  const plan = pageCopyAt(locale, pathTo('partner-plan'));
  const listItems = (await listArticles('partner', locale)).map((article) => ({
    name: article.title,
    path: article.path,
  }));
  return (
    <MarketingPage path={path} data={[itemList(locale, listItems)]} closing={<PartnerCta path={path} />}>
      <Hero
        heading={heading}
        lead={lead}
        actions={[{ label: t('askUs'), href: linkPath(locale, pathTo('pre-sales')) }]}
        mockup={<ClientTeamsMockup />}
      />
      <PartnerTypes />
      <Section heading={plan.heading} text={plan.lead} layout="split" tone="sunken">
        {plan.steps ? <StepList items={plan.steps.items} /> : null}
        <MoreLink {...pageLink(locale, pathTo('partner-plan'))} />
      </Section>
      {selection ? <Statement {...selection} /> : null}
    </MarketingPage>
  );
}

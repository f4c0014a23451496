import { getTranslations } from 'next-intl/server';
import { ClientTeamsMockup } from '@/components/mockups/client-teams';
import { CtaButtons } from '@/components/sections/cta-buttons';
import { ClosingCtaSection } from '@/components/sections/closing-cta';
import { HeadingText } from '@/components/sections/heading-text';
import { PlanAgreement } from '@/components/sections/plan-agreement';
import { linkPath, type PagePath } from '@/lib/i18n/locale-paths';
import { pageLink } from '@/lib/pages/page-copy-lookup';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { pathTo } from '@/lib/urls/path-to';
import { getTranslatorWithFallback } from '@/lib/next-intl/translator-with-fallback';
import { langProps, textProps } from '@/lib/i18n/element-text';
import banner from './article-cta.module.css';

/** Messages and links: how to become a partner, and related pages. */
async function getPartnerCta(path?: PagePath) {
  const locale = await currentLocale();
  const t = await getTranslations('common.closingCta.partner');
  const texts = await getTranslatorWithFallback('common.closingCta.partner');
  const plan = pathTo('partner-plan');
  return {
    heading: texts('heading'),
    text: texts('text'),
    actions: [
      { label: t('action'), href: linkPath(locale, pathTo('pre-sales')) },
      pageLink(locale, path === plan ? pathTo('referral-program') : plan),
    ],
  };
}

/** Closing call to action on partner pages; each shows the mockup that is at the top of the other. */
export async function PartnerCta({ path }: { path: PagePath }) {
  const mockup = path === pathTo('partner-plan') ? <ClientTeamsMockup /> : <PlanAgreement />;
  return <ClosingCtaSection {...await getPartnerCta(path)} mockup={mockup} />;
}

/** The same as a banner below an article. */
export async function PartnerBanner() {
  const { heading, text, actions } = await getPartnerCta();
  return (
    <section className={banner.cta} aria-labelledby="article-cta">
      <div>
        <h2 className={banner.heading} id="article-cta" {...langProps(heading)}>
          <HeadingText text={heading} />
        </h2>
        <p className={banner.text} {...textProps(text)} />
      </div>
      <CtaButtons actions={actions} />
    </section>
  );
}

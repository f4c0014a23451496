import { getTranslations } from 'next-intl/server';
import { ClientTeamsScene } from '@/components/scenes/client-teams';
import { Actions } from '@/components/sections/actions';
import { ClosingBlock } from '@/components/sections/closing';
import { PlanAgreement } from '@/components/sections/plan-agreement';
import { linkPath, type PagePath } from '@/lib/i18n/paths';
import { pageLink } from '@/lib/pages/page-link';
import { currentLocale } from '@/lib/rendering/current-locale';
import { pathTo } from '@/lib/routes/path-to';
import band from './onward.module.css';

/** How to become a partner, and what to read before that. */
async function partnerWords(path?: PagePath) {
  const locale = await currentLocale();
  const t = await getTranslations('parts.closing.partner');
  const plan = pathTo('partner-plan');
  return {
    heading: t('heading'),
    text: t('text'),
    actions: [
      { label: t('action'), href: linkPath(locale, pathTo('pre-sales')) },
      pageLink(locale, path === plan ? pathTo('referral-program') : plan),
    ],
  };
}

/** The end of the pages for partners; each shows the picture that the other leads with. */
export async function PartnerClosing({ path }: { path: PagePath }) {
  const scene = path === pathTo('partner-plan') ? <ClientTeamsScene /> : <PlanAgreement />;
  return <ClosingBlock {...await partnerWords(path)} scene={scene} />;
}

/** The same as a band below an article. */
export async function PartnerBand() {
  const { heading, text, actions } = await partnerWords();
  return (
    <section className={band.band} aria-labelledby="onward">
      <div>
        <h2 className={band.heading} id="onward">
          {heading}
        </h2>
        <p className={band.text}>{text}</p>
      </div>
      <Actions actions={actions} />
    </section>
  );
}

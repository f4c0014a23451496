import { getTranslations } from 'next-intl/server';
import { AnsweredQuestion } from '@/components/scenes/answered-question';
import { AccountClosing } from '@/components/sections/closing';
import { ContactForm } from '@/components/sections/contact-form';
import { ContactWays } from '@/components/sections/contact-ways';
import { CopySections } from '@/components/sections/copy-sections';
import { MarketingPage } from '@/components/pages/marketing-page';
import { PageHead } from '@/components/sections/page-head';
import { Points } from '@/components/sections/points';
import { Section } from '@/components/sections/section';
import { Steps } from '@/components/sections/steps';
import { sectionById } from '@/lib/content/section-by-id';
import { currentLocale } from '@/lib/rendering/current-locale';
import { linkPath, type PagePath } from '@/lib/i18n/paths';
import { copyAt } from '@/lib/pages/copy-of';
import { pathTo } from '@/lib/routes/path-to';
import styles from './pre-sales-page.module.css';

/** Ways to reach a person before buying, the form first, and what happens then. */
export async function PreSalesPage({ path }: { path: PagePath }) {
  const t = await getTranslations('parts');
  const locale = await currentLocale();
  const copy = copyAt(locale, path);
  const pricing = { label: t('closing.pricing'), href: linkPath(locale, pathTo('pricing')) };
  const facts = sectionById(copy, 'facts');
  return (
    <MarketingPage path={path} closing={<AccountClosing words="account" then={pricing} />}>
      <div className={styles.top}>
        <div>
          <PageHead heading={copy.heading} lead={copy.lead} />
          <AnsweredQuestion />
        </div>
        <Section heading={facts.heading} text={facts.text}>
          <Points points={facts.points ?? []} />
        </Section>
        <section className={styles.form}>
          <h2>{t('contactForm')}</h2>
          <ContactForm />
        </section>
        <ContactWays />
      </div>
      {copy.steps ? <Steps {...copy.steps} /> : null}
      <CopySections sections={[sectionById(copy, 'arrange')]} />
    </MarketingPage>
  );
}

import { getTranslations } from 'next-intl/server';
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
import type { PagePath } from '@/lib/i18n/paths';
import { copyAt } from '@/lib/pages/copy-of';
import styles from './pre-sales-page.module.css';

/** Ways to reach a person before buying, the form first, and what happens then. */
export async function PreSalesPage({ path }: { path: PagePath }) {
  const t = await getTranslations('parts');
  const copy = copyAt(await currentLocale(), path);
  const facts = sectionById(copy, 'facts');
  return (
    <MarketingPage path={path}>
      <div className={styles.top}>
        <PageHead heading={copy.heading} lead={copy.lead} />
        <section className={styles.form}>
          <h2>{t('contactForm')}</h2>
          <ContactForm />
        </section>
        <ContactWays />
        <Section heading={facts.heading} text={facts.text}>
          <Points points={facts.points ?? []} />
        </Section>
      </div>
      {copy.steps ? <Steps {...copy.steps} /> : null}
      <CopySections sections={[sectionById(copy, 'arrange')]} />
    </MarketingPage>
  );
}

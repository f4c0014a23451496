import { getTranslations } from 'next-intl/server';
import { ContactForm } from '@/components/sections/contact-form';
import { ContactPanel } from '@/components/sections/contact-panel';
import { CopySections } from '@/components/sections/copy-sections';
import { MarketingPage } from '@/components/pages/marketing-page';
import { PageHead } from '@/components/sections/page-head';
import { Points } from '@/components/sections/points';
import { Section } from '@/components/sections/section';
import { Steps } from '@/components/sections/steps';
import { sectionById } from '@/lib/content/section-by-id';
import { currentLocale } from '@/lib/rendering/current-locale';
import { isChinese } from '@/lib/i18n/locales';
import type { PagePath } from '@/lib/i18n/paths';
import { copyAt } from '@/lib/pages/copy-of';
import styles from './pre-sales-page.module.css';

/** Ways to reach a person before buying, and what happens then; beside a code to scan there is room for the latter. */
export async function PreSalesPage({ path }: { path: PagePath }) {
  const locale = await currentLocale();
  const hasCode = isChinese(locale);
  const t = await getTranslations('parts');
  const copy = copyAt(locale, path);
  const facts = sectionById(copy, 'facts');
  const steps = copy.steps ? <Steps {...copy.steps} isList /> : null;
  return (
    <MarketingPage path={path}>
      <div className={styles.top}>
        <PageHead heading={copy.heading} lead={copy.lead} />
        <div className={styles.form}>
          <ContactPanel />
          {hasCode ? steps : null}
        </div>
        <Section heading={facts.heading} text={facts.text}>
          <Points points={facts.points ?? []} />
        </Section>
        {hasCode ? (
          <Section heading={t('contactForm')}>
            <ContactForm />
          </Section>
        ) : (
          steps
        )}
      </div>
      <CopySections sections={[sectionById(copy, 'arrange')]} />
    </MarketingPage>
  );
}

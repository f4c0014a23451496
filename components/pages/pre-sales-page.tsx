import { getTranslations } from 'next-intl/server';
import { SupportReply } from '@/components/mockups/support-reply';
import { AccountCta } from '@/components/sections/closing-cta';
import { ContactForm } from '@/components/sections/contact-form';
import { ContactOptions } from '@/components/sections/contact-options';
import { ContentSections } from '@/components/sections/content-sections';
import { MarketingPage } from '@/components/pages/marketing-page';
import { PageHeader } from '@/components/sections/page-header';
import { BulletList } from '@/components/sections/bullet-list';
import { Section } from '@/components/sections/section';
import { Steps } from '@/components/sections/steps';
import { sectionById } from '@/lib/content/page-copy';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { linkPath } from '@/lib/i18n/locale-paths';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import { pathTo } from '@/lib/urls/path-to';
import { getTranslatorWithFallback } from '@/lib/next-intl/translator-with-fallback';
import { langProps, plainText } from '@/lib/i18n/element-text';
import styles from './pre-sales-page.module.css';

/** Ways to contact a person before buying, the form first, and what happens next. */
export async function PreSalesPage() {
  const path = pathTo('pre-sales');
  const t = await getTranslations('common');
  const texts = await getTranslatorWithFallback('common');
  const locale = await currentLocale();
  const copy = pageCopyAt(locale, path);
  const pricing = { label: t('closingCta.pricing'), href: linkPath(locale, pathTo('pricing')) };
  const salesFacts = sectionById(copy, 'sales-facts');
  return (
    <MarketingPage path={path} closing={<AccountCta variant="account" secondaryAction={pricing} />}>
      <div className={styles.top}>
        <div>
          <PageHeader heading={copy.heading} lead={copy.lead} />
          <SupportReply />
        </div>
        <Section heading={salesFacts.heading} text={salesFacts.text}>
          <BulletList items={salesFacts.bullets ?? []} />
        </Section>
        <section className={styles.form}>
          <h2 {...langProps(texts('writeToUs'))}>{plainText(texts('writeToUs'))}</h2>
          <ContactForm />
        </section>
        <ContactOptions />
      </div>
      {copy.steps ? <Steps {...copy.steps} /> : null}
      <ContentSections sections={[sectionById(copy, 'arrange')]} />
    </MarketingPage>
  );
}

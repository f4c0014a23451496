import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ApiTerminalMockup } from '@/components/mockups/api-terminal';
import { FingerprintPanelMockup } from '@/components/mockups/fingerprint-panel';
import { ProfileListMockup } from '@/components/mockups/profile-list';
import { ProxyCheckMockup } from '@/components/mockups/proxy-check';
import { RpaFlowMockup } from '@/components/mockups/rpa-flow';
import { SynchronizerMockup } from '@/components/mockups/synchronizer';
import { TeamPermissionsMockup } from '@/components/mockups/team-permissions';
import { ClosingCta } from '@/components/sections/closing-cta';
import { Hero } from '@/components/sections/hero';
import { MoreLink } from '@/components/sections/more-link';
import { FaqSection } from '@/components/sections/faq-section';
import { Section, SectionPair } from '@/components/sections/section';
import { Statement } from '@/components/sections/statement';
import { UseCaseList } from '@/components/sections/use-case-list';
import { TableSection } from '@/components/sections/table-section';
import { PageLayout } from '@/components/layout/page-layout';
import { JsonLd } from '@/components/layout/json-ld';
import { demoMessages } from '@/lib/content/demo-messages';
import { sectionById } from '@/lib/content/page-copy';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { linkPath, type PagePath } from '@/lib/i18n/locale-paths';
import { pageCopyAt, pageLink } from '@/lib/pages/page-copy-lookup';
import type { FeatureId, TopicId } from '@/lib/urls/catalog';
import { pathTo } from '@/lib/urls/path-to';
import { faqPage, organization, webSite } from '@/lib/seo/json-ld';
import styles from './home-page.module.css';

/** Home page: product, mockups, use cases, limits, FAQ. */
export async function HomePage({ path }: { path: PagePath }) {
  const locale = await currentLocale();
  const t = await getTranslations('common');
  const copy = pageCopyAt(locale, path);
  const { heading, lead, table, questions = [] } = copy;
  const section = (id: string) => sectionById(copy, id);
  const renderMoreLink = (html: FeatureId | TopicId): ReactNode => (
    <MoreLink {...pageLink(locale, pathTo('html', { html }))} />
  );
  const limits = section('limits');
  return (
    <PageLayout path={path}>
      <Hero
        heading={heading}
        lead={lead}
        layout="below"
        mockup={<ProfileListMockup messages={demoMessages(locale)} />}
        note={t('freePlanNote')}
        actions={[
          { label: t('download'), href: linkPath(locale, pathTo('download')) },
          { label: t('createAccount'), href: 'register' },
        ]}
      />
      <SectionPair>
        <Section heading={section('fingerprint').heading} text={section('fingerprint').text}>
          <div className={styles.slideIn}>
            <FingerprintPanelMockup />
          </div>
          {renderMoreLink('browser-fingerprint')}
        </Section>
        <Section heading={section('proxy').heading} text={section('proxy').text}>
          <div className={styles.slideIn}>
            <ProxyCheckMockup />
          </div>
          {renderMoreLink('proxies')}
        </Section>
      </SectionPair>
      <Section heading={section('synchronizer').heading} text={section('synchronizer').text} tone="sunken">
        <div className={styles.slideIn}>
          <SynchronizerMockup />
        </div>
        {renderMoreLink('synchronizer')}
      </Section>
      <Section heading={section('rpa').heading} text={section('rpa').text} layout="split">
        <RpaFlowMockup />
        {renderMoreLink('rpa')}
      </Section>
      <Section heading={section('api').heading} text={section('api').text} layout="reversed">
        <div className={styles.slideIn}>
          <ApiTerminalMockup />
        </div>
        {renderMoreLink('local-api')}
      </Section>
      <Section heading={section('team').heading} text={section('team').text} layout="split" tone="sunken">
        <TeamPermissionsMockup />
        {renderMoreLink('teamwork')}
      </Section>
      <Section heading={section('uses').heading} text={section('uses').text} layout="split">
        <UseCaseList locale={locale} />
      </Section>
      <TableSection table={table} />
      <Statement heading={limits.heading} text={limits.text} />
      <FaqSection questions={questions}>
        <MoreLink {...pageLink(locale, pathTo('faq'))} />
      </FaqSection>
      <ClosingCta locale={locale} path={pathTo('home')} />
      <JsonLd data={[organization(), webSite(locale), faqPage(locale, questions)]} />
    </PageLayout>
  );
}

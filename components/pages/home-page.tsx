import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ApiTerminalScene } from '@/components/scenes/api-terminal';
import { FingerprintScene } from '@/components/scenes/fingerprint-panel';
import { Gem } from '@/components/scenes/gem';
import { ProfileListScene } from '@/components/scenes/profile-list';
import { ProxyCheckScene } from '@/components/scenes/proxy-check';
import { RpaFlowScene } from '@/components/scenes/rpa-flow';
import { SynchroniserScene } from '@/components/scenes/synchroniser';
import { TeamScene } from '@/components/scenes/team-permissions';
import { Closing } from '@/components/sections/closing';
import { Hero } from '@/components/sections/hero';
import { MoreLink } from '@/components/sections/more-link';
import { Points } from '@/components/sections/points';
import { QuestionSection } from '@/components/sections/question-section';
import { Section, SectionPair } from '@/components/sections/section';
import { Statement } from '@/components/sections/statement';
import { Steps } from '@/components/sections/steps';
import { UseList } from '@/components/sections/use-list';
import { TableSection } from '@/components/sections/table-section';
import { DefaultLayout } from '@/components/frame/default-layout';
import { JsonLd } from '@/components/frame/json-ld';
import { sectionById } from '@/lib/content/section-by-id';
import { currentLocale } from '@/lib/rendering/current-locale';
import { linkPath, type PagePath } from '@/lib/i18n/paths';
import { copyAt } from '@/lib/pages/copy-of';
import { pageLink } from '@/lib/pages/page-link';
import type { FeatureId, TopicId } from '@/lib/routes/catalogue';
import { pathTo } from '@/lib/routes/path-to';
import { faqPage, organization, webSite } from '@/lib/machine-readable/json-ld';
import styles from './home-page.module.css';

/** What the product is, its scenes, uses and limits, and the first questions. */
export async function HomePage({ path }: { path: PagePath }) {
  const locale = await currentLocale();
  const t = await getTranslations('parts');
  const copy = copyAt(locale, path);
  const { heading, lead, steps, table, questions = [] } = copy;
  const words = (id: string) => sectionById(copy, id);
  const more = (html: FeatureId | TopicId): ReactNode => <MoreLink {...pageLink(locale, pathTo('html', { html }))} />;
  const { heading: identity, text, points = [] } = words('identity');
  const limits = words('limits');
  return (
    <DefaultLayout path={path}>
      <Hero
        heading={heading}
        lead={lead}
        layout="below"
        scene={<ProfileListScene />}
        note={t('systems')}
        actions={[
          { label: t('download'), href: linkPath(locale, pathTo('download')) },
          { label: t('createAccount'), href: 'register' },
        ]}
      />
      <Section heading={identity} text={text} layout="split">
        <Points points={points} />
        {more('multi-account-management')}
      </Section>
      <SectionPair>
        <Section heading={words('fingerprint').heading} text={words('fingerprint').text}>
          <div className={styles.from}>
            <FingerprintScene />
          </div>
          {more('browser-fingerprint')}
        </Section>
        <Section heading={words('proxy').heading} text={words('proxy').text}>
          <div className={styles.fromStart}>
            <ProxyCheckScene />
          </div>
          {more('proxies')}
        </Section>
      </SectionPair>
      <Section heading={words('synchronizer').heading} text={words('synchronizer').text} tone="sunken">
        <div className={styles.from}>
          <SynchroniserScene />
        </div>
        {more('synchronizer')}
      </Section>
      <Section heading={words('rpa').heading} text={words('rpa').text} layout="split">
        <RpaFlowScene />
        {more('rpa')}
      </Section>
      <Section heading={words('api').heading} text={words('api').text} layout="reversed">
        <div className={styles.fromStart}>
          <ApiTerminalScene />
        </div>
        {more('local-api')}
      </Section>
      <Section heading={words('team').heading} text={words('team').text} layout="split" tone="sunken">
        <TeamScene />
        {more('teamwork')}
      </Section>
      {steps ? <Steps {...steps} /> : null}
      <Section heading={words('uses').heading} text={words('uses').text} layout="split">
        <UseList locale={locale} />
      </Section>
      <TableSection table={table} />
      <Statement heading={limits.heading} text={limits.text} />
      <QuestionSection questions={questions}>
        <MoreLink {...pageLink(locale, pathTo('faq'))} />
      </QuestionSection>
      <Closing locale={locale} path={pathTo('home')} />
      <div className={styles.trail} aria-hidden="true">
        <span>
          <Gem />
        </span>
      </div>
      <JsonLd data={[organization(), webSite(locale), faqPage(locale, questions)]} />
    </DefaultLayout>
  );
}

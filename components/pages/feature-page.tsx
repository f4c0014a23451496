import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Bento } from '@/components/sections/bento';
import { CodeSamples } from '@/components/sections/code-samples';
import { Hero } from '@/components/sections/hero';
import { LinkCards } from '@/components/sections/link-cards';
import { MarketingPage } from '@/components/pages/marketing-page';
import { BulletList } from '@/components/sections/bullet-list';
import { FaqSection } from '@/components/sections/faq-section';
import { RelatedPages } from '@/components/sections/related-pages';
import { permissionCells } from '@/components/sections/permission-cells';
import { Section } from '@/components/sections/section';
import { Steps } from '@/components/sections/steps';
import { TableSection } from '@/components/sections/table-section';
import { codeSamples } from '@/lib/content/code-samples';
import { pageCards } from '@/lib/pages/page-cards';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { linkPath } from '@/lib/i18n/locale-paths';
import { docsHref } from '@/lib/pages/navigation';
import { relatedDocsPage } from '@/lib/pages/related-articles';
import { solutionsLinkingTo } from '@/lib/pages/related-pages';
import { featureIds, type FeatureId } from '@/lib/urls/catalog';
import { pathTo } from '@/lib/urls/path-to';
import { getTranslatorWithFallback } from '@/lib/next-intl/translator-with-fallback';

/** Index of the section that shows the second mockup. */
const mockupSectionIndex: Readonly<Record<FeatureId, number>> = {
  'multi-account-management': 1,
  synchronizer: 1,
  rpa: 1,
  'local-api': 0,
  'multi-profiles-management': 0,
  teamwork: 0,
};

type FeaturePageProps = {
  id: FeatureId;
  /** The main mockup of the page, and its layout. */
  mockup: ReactNode;
  layout: 'sideBySide' | 'below';
  /** Mockup of the section at mockupSectionIndex. */
  sectionMockup: ReactNode;
};

/** Page of a feature: mockup, how it works, settings, an example, questions. */
export async function FeaturePage({ id, mockup, layout, sectionMockup }: FeaturePageProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common');
  const texts = await getTranslatorWithFallback('common');
  const path = pathTo('html', { html: id });
  const copy = pageCopyAt(locale, path);
  const { steps, table, example, questions = [] } = copy;
  const samples = codeSamples[id] ?? [];
  const otherFeatures = featureIds.filter((featureId) => featureId !== id).map((html) => pathTo('html', { html }));
  return (
    <MarketingPage path={path}>
      <Hero
        heading={copy.heading}
        lead={copy.lead}
        mockup={mockup}
        layout={layout}
        actions={[
          { label: t('download'), href: linkPath(locale, pathTo('download')) },
          { label: t('readDocs'), href: docsHref(locale, relatedDocsPage(path)) },
        ]}
      />
      {steps ? <Steps {...steps} /> : null}
      <Bento sections={copy.sections} imageIndex={mockupSectionIndex[id]} image={sectionMockup} />
      <TableSection
        table={table}
        renderCell={permissionCells[id]}
        keepsColumns={table?.columns.length === 3 || undefined}
      />
      {example ? (
        <Section heading={example.heading} text={example.text} layout={samples.length > 0 ? 'stacked' : 'split'}>
          {example.bullets ? <BulletList items={example.bullets} /> : null}
          {samples.length > 0 ? <CodeSamples samples={samples} /> : null}
        </Section>
      ) : null}
      <FaqSection questions={questions} />
      <RelatedPages heading={t('relatedUseCases')} links={solutionsLinkingTo(locale, id)} locale={locale} />
      <LinkCards heading={texts('otherFeatures')} cards={pageCards(locale, otherFeatures)} />
    </MarketingPage>
  );
}

import { getTranslations } from 'next-intl/server';
import { Fragment, type ReactNode } from 'react';
import { Bento } from '@/components/sections/bento';
import { Hero } from '@/components/sections/hero';
import { LinkCards } from '@/components/sections/link-cards';
import { MarketingPage } from '@/components/pages/marketing-page';
import { BulletList } from '@/components/sections/bullet-list';
import { FaqSection } from '@/components/sections/faq-section';
import { RelatedPages } from '@/components/sections/related-pages';
import { Regulations } from '@/components/sections/regulations';
import { Section } from '@/components/sections/section';
import { Steps } from '@/components/sections/steps';
import { TableSection } from '@/components/sections/table-section';
import { UseCasePanel } from '@/components/sections/use-case-panel';
import { getUseCase } from '@/components/sections/use-cases';
import { Troubleshooting } from '@/components/sections/troubleshooting';
import { UseCaseThumbnail } from '@/components/mockups/use-case-thumbnail';
import { UseCaseWindows } from '@/components/mockups/use-case-windows';
import type { PageCopy } from '@/lib/content/page-copy';
import { distinct } from '@/lib/content/article-lists';
import { pageCards } from '@/lib/pages/page-cards';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import { relatedToSolution } from '@/lib/pages/related-pages';
import { readRegulationDocuments } from '@/lib/pages/citations';
import { findSolution, solutionIds, type LayoutBlock, type SolutionId } from '@/lib/urls/solutions';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { linkPath } from '@/lib/i18n/locale-paths';
import { pathTo } from '@/lib/urls/path-to';
import { getTranslatorWithFallback } from '@/lib/next-intl/translator-with-fallback';

/** Blocks of a solution's page; each page orders them differently. */
function renderBlocks(id: SolutionId, copy: PageCopy): Record<LayoutBlock, ReactNode> {
  const { sections, example, steps, table, troubleshooting, regulations, questions = [] } = copy;
  return {
    sections: (
      <Bento
        sections={sections}
        imageIndex={sections.findIndex(({ bullets }) => bullets)}
        image={<UseCasePanel useCase={getUseCase(id)} />}
      />
    ),
    example: example ? (
      <Section heading={example.heading} text={example.text} layout="split">
        <BulletList items={example.bullets ?? []} />
      </Section>
    ) : null,
    steps: steps ? <Steps {...steps} /> : null,
    table: <TableSection table={table} />,
    troubleshooting: <Troubleshooting copy={troubleshooting} />,
    regulations: <Regulations copy={regulations} document={readRegulationDocuments()[id]!} />,
    questions: <FaqSection questions={questions} />,
  };
}

/** Page of a use case: its profiles, an example day, setup, common problems, and applicable regulations. */
export async function SolutionPage({ id }: { id: SolutionId }) {
  const locale = await currentLocale();
  const t = await getTranslations();
  const texts = await getTranslatorWithFallback('common');
  const path = pathTo('solution', { id });
  const copy = pageCopyAt(locale, path);
  const useCase = getUseCase(id);
  // Other ids have no page.
  const { kind, order, solutions } = findSolution(id)!;
  const blocks = renderBlocks(id, copy);
  const otherSolutions = distinct([...solutions, ...solutionIds(kind)])
    .filter((solutionId) => solutionId !== id)
    .flatMap((solutionId) =>
      pageCards(locale, [pathTo('solution', { id: solutionId })]).map((card) => ({
        ...card,
        image: <UseCaseThumbnail useCase={getUseCase(solutionId)} />,
      })),
    );
  return (
    <MarketingPage path={path}>
      <Hero
        heading={copy.heading}
        lead={copy.lead}
        mockup={<UseCaseWindows useCase={useCase} />}
        layout={useCase.layout === 'featured-top' ? 'sideBySide' : 'below'}
        actions={[
          { label: t('common.download'), href: linkPath(locale, pathTo('download')) },
          { label: t('common.askUs'), href: linkPath(locale, pathTo('pre-sales')) },
        ]}
      />
      {order.map((block) => (
        <Fragment key={block}>{blocks[block]}</Fragment>
      ))}
      <RelatedPages heading={t('common.relatedPages')} links={await relatedToSolution(locale, id)} locale={locale} />
      <LinkCards heading={texts('otherSolutions')} cards={otherSolutions.slice(0, 3)} />
    </MarketingPage>
  );
}

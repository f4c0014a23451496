import { getTranslations } from 'next-intl/server';
import { Fragment, type ReactNode } from 'react';
import { Bento } from '@/components/sections/bento';
import { Hero } from '@/components/sections/hero';
import { LinkCards } from '@/components/sections/link-cards';
import { MarketingPage } from '@/components/pages/marketing-page';
import { Points } from '@/components/sections/points';
import { QuestionSection } from '@/components/sections/question-section';
import { RelatedPages } from '@/components/sections/related-pages';
import { Rules } from '@/components/sections/rules';
import { Section } from '@/components/sections/section';
import { Steps } from '@/components/sections/steps';
import { TableSection } from '@/components/sections/table-section';
import { TradePanel } from '@/components/sections/trade-panel';
import { trades } from '@/components/sections/trades';
import { Troubles } from '@/components/sections/troubles';
import { TradeThumb } from '@/components/scenes/trade-thumb';
import { TradeWindows } from '@/components/scenes/trade-windows';
import type { PageCopy } from '@/lib/content/page-copy';
import { distinct } from '@/lib/content/article-lists';
import { copyCards } from '@/lib/pages/copy-cards';
import { copyAt } from '@/lib/pages/copy-of';
import { relatedToSolution } from '@/lib/pages/related-pages';
import { solutionPlans, type Block } from '@/lib/pages/solution-plans';
import { ruleDocuments } from '@/lib/pages/sources';
import { currentLocale } from '@/lib/rendering/current-locale';
import { linkPath } from '@/lib/i18n/paths';
import { isPlatformId, jobIds, platformIds, type SolutionId } from '@/lib/routes/catalogue';
import { pathTo } from '@/lib/routes/path-to';

/** The blocks of a solution's page; each page has its own order of them. */
function blocksOf(id: SolutionId, copy: PageCopy): Record<Block, ReactNode> {
  const { sections, example, steps, table, troubles, rules, questions = [] } = copy;
  return {
    sections: (
      <Bento
        sections={sections}
        pictured={sections.findIndex(({ points }) => points)}
        picture={<TradePanel trade={trades[id]} />}
      />
    ),
    example: example ? (
      <Section heading={example.heading} text={example.text} layout="split">
        <Points points={example.points ?? []} />
      </Section>
    ) : null,
    steps: steps ? <Steps {...steps} /> : null,
    table: <TableSection table={table} />,
    troubles: <Troubles troubles={troubles} />,
    rules: <Rules rules={rules} document={ruleDocuments[id]} />,
    questions: <QuestionSection questions={questions} />,
  };
}

/** The page of a line of work: its profiles at work, a worked day, the setup, what goes wrong, whose rules hold. */
export async function SolutionPage({ id }: { id: SolutionId }) {
  const locale = await currentLocale();
  const t = await getTranslations();
  const path = pathTo('solution', { id });
  const copy = copyAt(locale, path);
  const trade = trades[id];
  const plan = solutionPlans[id];
  const blocks = blocksOf(id, copy);
  const group: readonly SolutionId[] = isPlatformId(id) ? platformIds : jobIds;
  const others = distinct([...plan.solutions, ...group])
    .filter((other) => other !== id)
    .flatMap((other) =>
      copyCards(locale, [pathTo('solution', { id: other })]).map((card) => ({
        ...card,
        picture: <TradeThumb trade={trades[other]} />,
      })),
    );
  return (
    <MarketingPage path={path}>
      <Hero
        heading={copy.heading}
        lead={copy.lead}
        scene={<TradeWindows trade={trade} />}
        layout={trade.layout === 'stack' ? 'beside' : 'below'}
        actions={[
          { label: t('parts.download'), href: linkPath(locale, pathTo('download')) },
          { label: t('parts.askUs'), href: linkPath(locale, pathTo('pre-sales')) },
        ]}
      />
      {plan.order.map((block) => (
        <Fragment key={block}>{blocks[block]}</Fragment>
      ))}
      <RelatedPages heading={t('parts.relatedPages')} links={await relatedToSolution(locale, id)} locale={locale} />
      <LinkCards heading={t('parts.otherSolutions')} cards={others.slice(0, 3)} />
    </MarketingPage>
  );
}

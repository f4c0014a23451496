import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Bento } from '@/components/sections/bento';
import { Cover } from '@/components/sections/cover';
import { Hero } from '@/components/sections/hero';
import { LinkCards } from '@/components/sections/link-cards';
import { MarketingPage } from '@/components/pages/marketing-page';
import { FaqSection } from '@/components/sections/faq-section';
import { RelatedPages } from '@/components/sections/related-pages';
import { permissionCells } from '@/components/sections/permission-cells';
import { Steps } from '@/components/sections/steps';
import { TableSection } from '@/components/sections/table-section';
import { pageCards } from '@/lib/pages/page-cards';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import { currentLocale } from '@/lib/next-intl/current-locale';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/locale-paths';
import { docsHref } from '@/lib/pages/navigation';
import { relatedDocsPage } from '@/lib/pages/related-articles';
import { solutionsLinkingTo } from '@/lib/pages/related-pages';
import { alternativeIds } from '@/lib/urls/alternatives';
import { topicIds, type ToolId, type TopicId } from '@/lib/urls/catalog';
import { pathTo } from '@/lib/urls/path-to';

/** Index of the section that shows the second mockup. */
const mockupSectionIndex: Readonly<Record<TopicId, number>> = {
  'antidetect-browser': 0,
  'browser-fingerprint': 1,
  proxies: 0,
  security: 2,
};

/** Card of the comparisons page, with the cover of the second comparison, because the page itself has none. */
function comparisons(locale: LocaleCode) {
  const [first, id = first] = alternativeIds();
  const image = id ? <Cover path={pathTo('alternative', { id })} /> : undefined;
  return pageCards(locale, [pathTo('alternatives')]).map((card) => ({ ...card, image }));
}

/** The tool for what a topic is about. */
const topicTools: Partial<Record<TopicId, ToolId>> = {
  'browser-fingerprint': 'fingerprint-check',
  proxies: 'leak-test',
  security: 'two-factor-code',
};

type TopicPageProps = {
  id: TopicId;
  mockup: ReactNode;
  /** Mockup of the section at mockupSectionIndex. */
  sectionMockup?: ReactNode;
};

/** Page about a basic topic: mockup, explanation, a table, how to check it, questions. */
export async function TopicPage({ id, mockup, sectionMockup }: TopicPageProps) {
  const locale = await currentLocale();
  const t = await getTranslations();
  const path = pathTo('html', { html: id });
  const copy = pageCopyAt(locale, path);
  const { steps, table, questions = [] } = copy;
  const otherTopics = topicIds.filter((topicId) => topicId !== id).map((html) => pathTo('html', { html }));
  const tool = topicTools[id];
  const linkedPages = [...otherTopics, ...(tool ? [pathTo('html', { html: tool })] : [])];
  return (
    <MarketingPage path={path}>
      <Hero
        heading={copy.heading}
        lead={copy.lead}
        mockup={mockup}
        actions={[
          { label: t('common.download'), href: linkPath(locale, pathTo('download')) },
          { label: t('common.readDocs'), href: docsHref(locale, relatedDocsPage(path)) },
        ]}
      />
      <Bento sections={copy.sections} imageIndex={mockupSectionIndex[id]} image={sectionMockup} />
      <TableSection
        table={table}
        renderCell={permissionCells[id]}
        keepsColumns={table?.columns.length === 3 || undefined}
      />
      {steps ? <Steps {...steps} /> : null}
      <FaqSection questions={questions} />
      <RelatedPages heading={t('common.relatedUseCases')} links={solutionsLinkingTo(locale, id)} locale={locale} />
      <LinkCards
        heading={t('shell.nav.learn')}
        cards={[...pageCards(locale, linkedPages), ...(id === 'antidetect-browser' ? comparisons(locale) : [])]}
      />
    </MarketingPage>
  );
}

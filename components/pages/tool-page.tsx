import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ContentSections } from '@/components/sections/content-sections';
import { FaqSection } from '@/components/sections/faq-section';
import { Hero } from '@/components/sections/hero';
import { LinkCards } from '@/components/sections/link-cards';
import { MarketingPage } from '@/components/pages/marketing-page';
import { RelatedPages } from '@/components/sections/related-pages';
import { TableSection } from '@/components/sections/table-section';
import { ToolPanel } from '@/components/tools/tool-panel';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { pageCards } from '@/lib/pages/page-cards';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import { relatedToTool } from '@/lib/pages/related-pages';
import { webApplication } from '@/lib/seo/json-ld';
import { toolIds, type ToolId } from '@/lib/urls/catalog';
import { pathTo } from '@/lib/urls/path-to';

type ToolPageProps = {
  id: ToolId;
  /** Whether the result is next to the controls in wide viewports. */
  isSideBySide?: boolean;
  /** The tool's controls. */
  children: ReactNode;
};

/** Page of a tool: the tool itself, how to read its result, what it cannot see, questions, related pages. */
export async function ToolPage({ id, isSideBySide = false, children }: ToolPageProps) {
  const locale = await currentLocale();
  const t = await getTranslations('tools.common');
  const path = pathTo('html', { html: id });
  const index = pathTo('html', { html: 'tools' });
  const copy = pageCopyAt(locale, path);
  const others = toolIds.filter((other) => other !== id).map((html) => pathTo('html', { html }));
  return (
    <MarketingPage path={path} ancestors={[index]} data={[webApplication(locale, path, copy)]}>
      <Hero heading={copy.heading} lead={copy.lead} />
      <ToolPanel id={id} label={copy.name} isSideBySide={isSideBySide}>
        {children}
      </ToolPanel>
      <ContentSections sections={copy.sections} />
      <TableSection table={copy.table} />
      <FaqSection questions={copy.questions ?? []} />
      <RelatedPages heading={t('related')} links={await relatedToTool(locale, id)} locale={locale} />
      {others.length > 0 ? <LinkCards heading={t('otherTools')} cards={pageCards(locale, others)} /> : null}
    </MarketingPage>
  );
}

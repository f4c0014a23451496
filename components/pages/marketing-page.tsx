import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ClosingCta } from '@/components/sections/closing-cta';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageLayout } from '@/components/layout/page-layout';
import { JsonLd } from '@/components/layout/json-ld';
import { currentLocale } from '@/lib/next-intl/current-locale';
import type { PagePath } from '@/lib/i18n/locale-paths';
import { breadcrumbs } from '@/lib/pages/breadcrumbs';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import { breadcrumbList, faqPage, type StructuredData } from '@/lib/seo/json-ld';

type MarketingPageProps = {
  path: PagePath;
  /** Pages between home and this one, in breadcrumbs. */
  ancestors?: readonly PagePath[] | undefined;
  /** Structured data in addition to breadcrumbs and questions. */
  data?: readonly StructuredData[];
  /** End of the page; the default is the two ways to get started. */
  closing?: ReactNode;
  children: ReactNode;
};

/** Layout of a marketing page: breadcrumbs, content, closing call to action, and structured data. */
export async function MarketingPage({ path, ancestors, data, closing, children }: MarketingPageProps) {
  const locale = await currentLocale();
  const t = await getTranslations('shell');
  const { name, questions: ungroupedQuestions = [], questionGroups = [] } = pageCopyAt(locale, path);
  const crumbs = breadcrumbs(
    locale,
    path,
    name,
    ancestors?.map((page) => ({ label: pageCopyAt(locale, page).name, path: page })),
  );
  const questions = [...ungroupedQuestions, ...questionGroups.flatMap((group) => group.questions)];
  return (
    <PageLayout path={path}>
      <Breadcrumbs crumbs={crumbs} label={t('breadcrumb')} />
      {children}
      {closing ?? <ClosingCta locale={locale} path={path} />}
      <JsonLd
        data={[...(data ?? []), breadcrumbList(crumbs), ...(questions.length > 0 ? [faqPage(locale, questions)] : [])]}
      />
    </PageLayout>
  );
}

import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Closing } from '@/components/sections/closing';
import { Breadcrumbs } from '@/components/frame/breadcrumbs';
import { DefaultLayout } from '@/components/frame/default-layout';
import { JsonLd } from '@/components/frame/json-ld';
import { currentLocale } from '@/lib/rendering/current-locale';
import type { PagePath } from '@/lib/i18n/paths';
import { breadcrumbs } from '@/lib/pages/breadcrumbs';
import { copyAt } from '@/lib/pages/copy-of';
import { breadcrumbList, faqPage, type StructuredData } from '@/lib/machine-readable/json-ld';

type MarketingPageProps = {
  path: PagePath;
  /** Structured data beside the breadcrumbs and the questions. */
  data?: readonly StructuredData[];
  /** How the page ends where that is not with the two ways to begin. */
  closing?: ReactNode;
  children: ReactNode;
};

/** The frame of a marketing page: breadcrumbs above, how to begin below, and structured data. */
export async function MarketingPage({ path, data, closing, children }: MarketingPageProps) {
  const locale = await currentLocale();
  const t = await getTranslations('shell');
  const { name, questions: own = [], questionGroups = [] } = copyAt(locale, path);
  const crumbs = breadcrumbs(locale, path, name);
  const questions = [...own, ...questionGroups.flatMap((group) => group.questions)];
  return (
    <DefaultLayout path={path}>
      <Breadcrumbs crumbs={crumbs} label={t('breadcrumb')} />
      {children}
      {closing ?? <Closing locale={locale} path={path} />}
      <JsonLd
        data={[...(data ?? []), breadcrumbList(crumbs), ...(questions.length > 0 ? [faqPage(locale, questions)] : [])]}
      />
    </DefaultLayout>
  );
}

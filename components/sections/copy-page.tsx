import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CopySections } from '@/components/sections/copy-sections';
import { PageHead } from '@/components/sections/page-head';
import { Questions } from '@/components/sections/questions';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { DefaultLayout } from '@/components/shell/default-layout';
import { JsonLd } from '@/components/ui/json-ld';
import { pageCopy, type CopyKind } from '@/lib/content/page-copy';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { PagePath } from '@/lib/i18n/paths';
import { breadcrumbs } from '@/lib/seo/breadcrumbs';
import { breadcrumbList, faqPage, type StructuredData } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

type CopyAddress = { path: PagePath; kind?: CopyKind; id: string };

/** The head of a page whose words are page copy. */
export async function copyMetadata({ path, kind = 'pages', id }: CopyAddress): Promise<Metadata> {
  const locale = await currentLocale();
  const { title, description } = pageCopy(locale, kind, id);
  return pageMetadata({ locale, path, title, description });
}

type CopyPageProps = CopyAddress & {
  /** Structured data beside the breadcrumbs and the questions. */
  data?: readonly StructuredData[];
  children?: ReactNode;
};

/** A page whose words are page copy: heading, lead, sections, questions, then what the page adds. */
export async function CopyPage({ path, kind = 'pages', id, data, children }: CopyPageProps) {
  const locale = await currentLocale();
  const t = await getTranslations('shell');
  const copy = pageCopy(locale, kind, id);
  const crumbs = breadcrumbs(locale, path, copy.name);
  const questions = copy.questions ?? [];
  return (
    <DefaultLayout path={path}>
      <Breadcrumbs crumbs={crumbs} label={t('breadcrumb')} />
      <PageHead heading={copy.heading} lead={copy.lead} />
      {copy.sections.length > 0 ? <CopySections sections={copy.sections} /> : null}
      {questions.length > 0 ? <Questions questions={questions} /> : null}
      {children}
      <JsonLd
        data={[...(data ?? []), breadcrumbList(crumbs), ...(questions.length > 0 ? [faqPage(locale, questions)] : [])]}
      />
    </DefaultLayout>
  );
}

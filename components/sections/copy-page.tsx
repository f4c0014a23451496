import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Closing } from '@/components/sections/closing';
import { CopySections } from '@/components/sections/copy-sections';
import { Hero } from '@/components/sections/hero';
import { Questions } from '@/components/sections/questions';
import { Section } from '@/components/sections/section';
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
  /** The scene that is the page's point, and its place. */
  scene?: { scene: ReactNode; layout: 'beside' | 'below' };
  children?: ReactNode;
};

/** A page whose words are page copy: heading, lead, sections, questions, then what the page adds. */
export async function CopyPage({ path, kind = 'pages', id, data, scene, children }: CopyPageProps) {
  const locale = await currentLocale();
  const t = await getTranslations();
  const copy = pageCopy(locale, kind, id);
  const crumbs = breadcrumbs(locale, path, copy.name);
  const questions = copy.questions ?? [];
  return (
    <DefaultLayout path={path}>
      <Breadcrumbs crumbs={crumbs} label={t('shell.breadcrumb')} />
      <Hero heading={copy.heading} lead={copy.lead} {...scene} />
      {copy.sections.length > 0 ? <CopySections sections={copy.sections} /> : null}
      {questions.length > 0 ? (
        <Section heading={t('parts.questions')} layout="split">
          <Questions questions={questions} />
        </Section>
      ) : null}
      {children}
      <Closing locale={locale} />
      <JsonLd
        data={[...(data ?? []), breadcrumbList(crumbs), ...(questions.length > 0 ? [faqPage(locale, questions)] : [])]}
      />
    </DefaultLayout>
  );
}

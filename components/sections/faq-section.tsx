import type { ReactNode } from 'react';
import { FaqList } from '@/components/sections/faq-list';
import { Section } from '@/components/sections/section';
import { currentLocale } from '@/lib/next-intl/current-locale';
import type { PageCopy } from '@/lib/content/page-copy';
import { getTranslatorWithFallback } from '@/lib/next-intl/translator-with-fallback';

/** The questions of a page, followed by its children. */
export async function FaqSection({
  questions,
  children,
}: {
  questions: NonNullable<PageCopy['questions']>;
  children?: ReactNode;
}) {
  const texts = await getTranslatorWithFallback('common');
  return (
    <Section heading={texts('faq')} layout="split">
      <FaqList questions={questions} locale={await currentLocale()} />
      {children}
    </Section>
  );
}

import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Questions } from '@/components/sections/questions';
import { Section } from '@/components/sections/section';
import type { PageCopy } from '@/lib/content/page-copy';

/** The questions of a page, and a way on. */
export async function QuestionSection({
  questions,
  children,
}: {
  questions: NonNullable<PageCopy['questions']>;
  children?: ReactNode;
}) {
  const t = await getTranslations('parts');
  return (
    <Section heading={t('questions')} layout="split">
      <Questions questions={questions} />
      {children}
    </Section>
  );
}

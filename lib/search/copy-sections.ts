import type { PageCopy } from '@/lib/content/page-copy';
import type { Section } from '@/lib/search/article-sections';
import { sectionText, tableText } from '@/lib/search/section-text';

/**
 * Splits page copy into sections: introduction, blocks, questions. Only questions have anchors, the ids set by
 * components/sections/faq-list.tsx.
 */
export function copySections(copy: PageCopy): Section[] {
  const { description, lead, sections, steps, table, example, troubles, rules, facts } = copy;
  const block = (heading: string, ...texts: (string | undefined)[]) => ({
    anchor: '',
    heading,
    text: sectionText(texts),
  });
  const items = (list: readonly { title: string; text: string }[]) => list.flatMap(({ title, text }) => [title, text]);
  const questions = [
    ...(copy.questions ?? []).map((one, i) => ({ ...one, id: `question-${i + 1}`, kind: 'aside' as const })),
    ...(copy.questionGroups ?? []).flatMap((group) => group.questions.map((one) => ({ ...one, kind: 'own' as const }))),
  ];
  return [
    block('', description, lead),
    ...sections.map(({ heading, text, points }) => block(heading, text, ...(points ?? []))),
    ...(steps ? [block(steps.heading, steps.text, ...items(steps.items))] : []),
    ...(table
      ? [
          {
            ...block(table.heading),
            text: sectionText([table.text], [tableText([table.columns, ...table.rows])]),
          },
        ]
      : []),
    ...(example ? [block(example.heading, example.text, ...(example.points ?? []))] : []),
    ...(troubles ? [block(troubles.heading, ...items(troubles.items))] : []),
    ...(rules ? [block(rules.heading, rules.text)] : []),
    ...(facts ? [block('', ...Object.values(facts))] : []),
    ...questions.map(({ id, question, answer, kind }) => ({
      anchor: id,
      heading: question,
      text: answer,
      question: kind,
    })),
  ];
}

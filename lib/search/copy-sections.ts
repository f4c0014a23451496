import { inlineText } from '@/lib/content/inline-markdown';
import type { PageCopy } from '@/lib/content/page-copy';
import type { SearchSection } from '@/lib/search/article-sections';
import { serializeSection, serializeTable } from '@/lib/search/section-text';

/**
 * Splits page copy into sections: introduction, blocks, questions. Only questions have anchors, the ids set by
 * components/sections/faq-list.tsx.
 */
export function copySections(copy: PageCopy): SearchSection[] {
  const { description, lead, sections, steps, table, example, troubleshooting, regulations, comparison } = copy;
  const block = (heading: string, ...texts: (string | undefined)[]) => ({
    anchor: '',
    heading,
    text: serializeSection(texts),
  });
  const itemTexts = (list: readonly { title: string; text: string }[]) =>
    list.flatMap(({ title, text }) => [title, text]);
  const questions = [
    ...(copy.questions ?? []).map((question, i) => ({ ...question, id: `question-${i + 1}`, role: 'aside' as const })),
    ...(copy.questionGroups ?? []).flatMap((group) =>
      group.questions.map((question) => ({ ...question, role: 'main' as const })),
    ),
  ];
  return [
    block('', description, lead),
    ...sections.map(({ heading, text, bullets }) => block(heading, text, ...(bullets ?? []))),
    ...(steps ? [block(steps.heading, steps.text, ...itemTexts(steps.items))] : []),
    ...(table
      ? [
          {
            ...block(table.heading),
            text: serializeSection([table.text], [serializeTable([table.columns, ...table.rows])]),
          },
        ]
      : []),
    ...(example ? [block(example.heading, example.text, ...(example.bullets ?? []))] : []),
    ...(troubleshooting ? [block(troubleshooting.heading, ...itemTexts(troubleshooting.items))] : []),
    ...(regulations ? [block(regulations.heading, regulations.text)] : []),
    ...(comparison ? [block('', ...Object.values(comparison))] : []),
    ...questions
      .filter(({ fallbackFields }) => !fallbackFields)
      .map(({ id, question, answer, role }) => ({
        anchor: id,
        heading: question,
        text: inlineText(answer),
        questionRole: role,
      })),
  ];
}

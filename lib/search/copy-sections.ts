import { inlineText } from '@/lib/content/inline-markdown';
import type { PageCopy } from '@/lib/content/page-copy';
import type { SearchSection } from '@/lib/search/article-sections';
import { serializeSection, serializeTable } from '@/lib/search/section-text';
import { translatedText, type ElementText } from '@/lib/i18n/element-text';

/** Texts that are shown in English are not found. */
const searchText = (text: ElementText) => translatedText(text) ?? '';

/**
 * Splits page copy into sections: introduction, blocks, questions. Only questions have anchors, the ids set by
 * components/sections/faq-list.tsx.
 */
export function copySections(copy: PageCopy): SearchSection[] {
  const { description, lead, sections, steps, table, example, troubleshooting, regulations, comparison } = copy;
  const block = (heading: ElementText, ...texts: (ElementText | undefined)[]) => ({
    anchor: '',
    heading: searchText(heading),
    text: serializeSection(texts.map(translatedText)),
  });
  const itemTexts = (list: readonly { title: ElementText; text: ElementText }[]) =>
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
            text: serializeSection(
              [translatedText(table.text)],
              [serializeTable([table.columns, ...table.rows].map((row) => row.map(searchText)))],
            ),
          },
        ]
      : []),
    ...(example ? [block(example.heading, example.text, ...(example.bullets ?? []))] : []),
    ...(troubleshooting ? [block(troubleshooting.heading, ...itemTexts(troubleshooting.items))] : []),
    ...(regulations ? [block(regulations.heading, regulations.text)] : []),
    ...(comparison ? [block('', ...Object.values(comparison))] : []),
    ...questions
      .map(({ id, question, answer, role }) => ({
        anchor: id,
        heading: searchText(question),
        text: inlineText(searchText(answer)),
        questionRole: role,
      }))
      .filter(({ heading, text }) => heading !== '' && text !== ''),
  ];
}

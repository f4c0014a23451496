import type { MessageIssue, MessageTree } from '@/lib/content/message-parity';

/**
 * Questions of a page that are not translated yet: they are shown in English, so that a changed FAQ need not wait for
 * all translations. Questions in groups are matched by id, others by position.
 */

type Field = 'name' | 'question' | 'answer';
type Item = { id?: string; questions?: Item[] } & Partial<Record<Field, string>>;
type Questions = { questions?: Item[]; questionGroups?: Item[] };

/** An item with the names of its fields that are shown in English. */
export type WithFallback<Value> = Value & { fallbackFields?: readonly Field[] };

const listOf = (value: unknown): Item[] => (Array.isArray(value) ? (value as Item[]) : []);
const fields: readonly Field[] = ['name', 'question', 'answer'];

const counterpart = (list: readonly Item[], { id }: Item, i: number): Item | undefined =>
  id === undefined ? list[i] : list.find((item) => item?.id === id);

function fillItem(english: Item, translation: Item | undefined): WithFallback<Item> {
  const fallbackFields = fields.filter((field) => english[field] !== undefined && translation?.[field] === undefined);
  return {
    ...english,
    ...translation,
    ...Object.fromEntries(fallbackFields.map((field) => [field, english[field]])),
    ...(english.questions ? { questions: fillList(english.questions, listOf(translation?.questions)) } : {}),
    ...(fallbackFields.length > 0 ? { fallbackFields } : {}),
  };
}

/**
 * The English items in order, translated where possible, followed by items that exist only in the translation.
 */
function fillList(english: readonly Item[], translation: readonly Item[]): Item[] {
  const extra = translation.filter((item, i) => counterpart(english, item, i) === undefined);
  return [...english.map((item, i) => fillItem(item, counterpart(translation, item, i))), ...extra];
}

/** Adds English questions, and fields of questions, that a translation lacks. */
export function fillQuestions<Copy extends object>(translation: Copy, english: Questions): Copy {
  const { questions, questionGroups } = translation as Questions;
  return {
    ...translation,
    ...(english.questions ? { questions: fillList(english.questions, listOf(questions)) } : {}),
    ...(english.questionGroups ? { questionGroups: fillList(english.questionGroups, listOf(questionGroups)) } : {}),
  };
}

/** Copies the fallback markers of items with fallbacks to a value with the same items in the same order. */
export function withFallback<Value>(value: Value, filled: unknown): Value {
  if (Array.isArray(value)) {
    return value.map((item, i) => withFallback<unknown>(item, listOf(filled)[i])) as Value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const source = (filled ?? {}) as Record<string, unknown>;
  const entries = Object.entries(value).map(([key, child]) => [key, withFallback<unknown>(child, source[key])]);
  return {
    ...Object.fromEntries(entries),
    ...('fallbackFields' in source ? { fallbackFields: source.fallbackFields } : {}),
  } as Value;
}

/** Removes the fallback markers, which the schema does not allow. */
export const withoutFallback = (filled: unknown): unknown =>
  JSON.parse(JSON.stringify(filled, (key, value: unknown) => (key === 'fallbackFields' ? undefined : value)));

/** Finds fields of questions that a translation lacks, at the field of the list in which they are missing. */
export function findMissingQuestions(english: MessageTree, translation: MessageTree): MessageIssue[] {
  const missingIn = (list: readonly Item[], translated: readonly Item[], path: string): MessageIssue[] =>
    list.flatMap((item, i) => {
      const found = counterpart(translated, item, i);
      const missing = fields.filter((field) => item[field] !== undefined && found?.[field] === undefined);
      const name = item.id ?? String(i + 1);
      const position = found ? `${path}.${translated.indexOf(found)}` : path;
      const reason = `the ${missing.join(' and ')} of “${name}” is not translated; the English text is shown`;
      return [
        ...(missing.length > 0 ? [{ field: position, reason }] : []),
        ...missingIn(listOf(item.questions), listOf(found?.questions), found ? `${position}.questions` : path),
      ];
    });
  const [source, translated] = [english as Questions, translation as Questions];
  return [
    ...missingIn(listOf(source.questions), listOf(translated.questions), 'questions'),
    ...missingIn(listOf(source.questionGroups), listOf(translated.questionGroups), 'questionGroups'),
  ];
}

function alignList(english: readonly Item[], translated: readonly Item[]): Item[] {
  return translated.map((item, i): Item => {
    // A misspelled id is compared with the English question at its position.
    const source = counterpart(english, item ?? {}, i) ?? english[i] ?? {};
    const missing = new Set<string>(fields.filter((field) => item?.[field] === undefined));
    const rest = Object.fromEntries(Object.entries(source).filter(([key]) => !missing.has(key))) as Item;
    return source.questions ? { ...rest, questions: alignList(source.questions, listOf(item?.questions)) } : rest;
  });
}

/** Returns the English copy with the questions that a translation has, in its order, to compare the two. */
export function alignQuestions(english: MessageTree, translation: MessageTree): MessageTree {
  const [source, translated] = [english as Questions, translation as Questions];
  return {
    ...(english as object),
    ...(source.questions ? { questions: alignList(source.questions, listOf(translated.questions)) } : {}),
    ...(source.questionGroups
      ? { questionGroups: alignList(source.questionGroups, listOf(translated.questionGroups)) }
      : {}),
  } as MessageTree;
}

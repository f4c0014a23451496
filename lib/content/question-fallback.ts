import type { MessageIssue, MessageTree } from '@/lib/content/message-parity';

/**
 * Questions of a page that are not translated yet: the English strings stand in, so that a changed FAQ need not wait for
 * all translations. Questions in groups are matched by id, others by position.
 */

type Field = 'name' | 'question' | 'answer';
type Item = { id?: string; questions?: Item[] } & Partial<Record<Field, string>>;
type Questions = { questions?: Item[]; questionGroups?: Item[] };

/** Marks an item with its fields that are shown in English. */
export type WithFallback<Value> = Value & { fallbackFields?: readonly Field[] };

const listOf = (value: unknown): Item[] => (Array.isArray(value) ? (value as Item[]) : []);
const fields: readonly Field[] = ['name', 'question', 'answer'];

const counterpart = (list: readonly Item[], { id }: Item, i: number): Item | undefined =>
  id === undefined ? list[i] : list.find((item) => item?.id === id);

function fillItem(english: Item, own: Item | undefined): WithFallback<Item> {
  const fallbackFields = fields.filter((field) => english[field] !== undefined && own?.[field] === undefined);
  return {
    ...english,
    ...own,
    ...Object.fromEntries(fallbackFields.map((field) => [field, english[field]])),
    ...(english.questions ? { questions: fillList(english.questions, listOf(own?.questions)) } : {}),
    ...(fallbackFields.length > 0 ? { fallbackFields } : {}),
  };
}

/** English items in their order, each translated as far as it is; items that only the translation has come last. */
function fillList(english: readonly Item[], own: readonly Item[]): Item[] {
  const further = own.filter((item, i) => counterpart(english, item, i) === undefined);
  return [...english.map((item, i) => fillItem(item, counterpart(own, item, i))), ...further];
}

/** Adds English questions, and fields of questions, that a translation lacks. */
export function fillQuestions<Copy extends object>(own: Copy, english: Questions): Copy {
  const { questions, questionGroups } = own as Questions;
  return {
    ...own,
    ...(english.questions ? { questions: fillList(english.questions, listOf(questions)) } : {}),
    ...(english.questionGroups ? { questionGroups: fillList(english.questionGroups, listOf(questionGroups)) } : {}),
  };
}

/** Returns the marks of filled items, for a copy of them in the same order. */
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

/** Removes the marks, which are no part of the copy's schema. */
export const withoutFallback = (filled: unknown): unknown =>
  JSON.parse(JSON.stringify(filled, (key, value: unknown) => (key === 'fallbackFields' ? undefined : value)));

/** Finds fields of questions that a translation lacks, at the field of the list in which they are missing. */
export function findMissingQuestions(english: MessageTree, translation: MessageTree): MessageIssue[] {
  const missingIn = (list: readonly Item[], own: readonly Item[], path: string): MessageIssue[] =>
    list.flatMap((item, i) => {
      const found = counterpart(own, item, i);
      const missing = fields.filter((field) => item[field] !== undefined && found?.[field] === undefined);
      const name = item.id ?? String(i + 1);
      const position = found ? `${path}.${own.indexOf(found)}` : path;
      const reason = `the ${missing.join(' and ')} of “${name}” is not translated; the English text is shown`;
      return [
        ...(missing.length > 0 ? [{ field: position, reason }] : []),
        ...missingIn(listOf(item.questions), listOf(found?.questions), found ? `${position}.questions` : path),
      ];
    });
  const [source, own] = [english as Questions, translation as Questions];
  return [
    ...missingIn(listOf(source.questions), listOf(own.questions), 'questions'),
    ...missingIn(listOf(source.questionGroups), listOf(own.questionGroups), 'questionGroups'),
  ];
}

function alignList(english: readonly Item[], own: readonly Item[]): Item[] {
  return own.map((item, i): Item => {
    // A misspelled id is compared with the English question at its position.
    const source = counterpart(english, item ?? {}, i) ?? english[i] ?? {};
    const missing = new Set<string>(fields.filter((field) => item?.[field] === undefined));
    const rest = Object.fromEntries(Object.entries(source).filter(([key]) => !missing.has(key))) as Item;
    return source.questions ? { ...rest, questions: alignList(source.questions, listOf(item?.questions)) } : rest;
  });
}

/** Returns the English copy with the questions that a translation has, in its order, to compare the two. */
export function alignQuestions(english: MessageTree, translation: MessageTree): MessageTree {
  const [source, own] = [english as Questions, translation as Questions];
  return {
    ...(english as object),
    ...(source.questions ? { questions: alignList(source.questions, listOf(own.questions)) } : {}),
    ...(source.questionGroups ? { questionGroups: alignList(source.questionGroups, listOf(own.questionGroups)) } : {}),
  } as MessageTree;
}

import { fillMissingTranslations, toTranslationPath, valueAt, type FilledCopy } from '@/lib/content/english-fallback';
import { quoted } from '@/lib/content/diagnostic';
import {
  findIdMismatches,
  findKeyMismatches,
  findUntranslatedMessages,
  flattenMessages,
  type MessageIssue,
  type MessageTree,
} from '@/lib/content/message-parity';

export type CheckOptions = {
  /** Messages that are the same in every language; if null, untranslated text is not reported. */
  untranslatedTerms: ReadonlySet<string> | null;
  /** Whether a missing translation is an error where it falls back to English. */
  requireComplete: boolean;
};

/** With the locale of the file: a draft may lack any text and file. */
export type FileOptions = CheckOptions & { isDraftLocale: boolean };
/** The first text of a tree. */
const firstText = (tree: MessageTree): string =>
  flattenMessages(tree).find(([path]) => !/(?:^|\.)id$/.test(path))?.[1] ?? '';

/** Compares English with a translation that is filled with it, so that lists have the same order. */
export function compareFilled(
  english: MessageTree,
  translation: MessageTree,
  withFallbacks: FilledCopy,
  { untranslatedTerms, requireComplete, isDraftLocale }: FileOptions,
): MessageIssue[] {
  const { filled, fallbacks } = isDraftLocale
    ? fillMissingTranslations(english, translation, () => false)
    : withFallbacks;
  const isWithin = (path: string, field: string) => `${field}.`.startsWith(`${path}.`);
  const isFallback = (field: string) => fallbacks.some((path) => isWithin(path, field));
  const mismatches = findKeyMismatches(english, filled, isFallback);
  // If its only key is misspelled, a part is reported as misspelled, not as missing.
  const missing = (isDraftLocale ? [] : fallbacks).filter((path) =>
    mismatches.some(({ field }) => isWithin(path, field)),
  );
  return [
    ...mismatches.filter(({ field }) => !isFallback(field)),
    ...findIdMismatches(english, filled),
    ...(untranslatedTerms
      ? findUntranslatedMessages(english, filled, untranslatedTerms).filter(({ field }) => !isFallback(field))
      : []),
    ...missing.map((field) => ({
      field,
      reason: `not translated yet; the English text is shown: ${quoted(firstText(valueAt(filled, field) as MessageTree))}`,
      isWarning: !requireComplete,
    })),
  ].map((issue) => ({ ...issue, field: toTranslationPath(filled, translation, issue.field) }));
}

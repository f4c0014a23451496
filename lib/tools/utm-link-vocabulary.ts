import { utmFields, type UtmField } from '@/lib/tools/utm-link';

/** Values of campaign fields that are suggested, and with which new ones are compared. */
export type UtmVocabulary = Partial<Record<UtmField, readonly string[]>>;

/** Spellings that statistics expect: Google Analytics groups visits by these media. */
export const commonUtmValues: Readonly<UtmVocabulary> = {
  source: [
    ...['google', 'bing', 'facebook', 'instagram', 'linkedin', 'tiktok', 'youtube', 'reddit', 'pinterest'],
    ...['telegram', 'whatsapp', 'newsletter', 'partner'],
  ],
  medium: ['email', 'cpc', 'social', 'display', 'referral', 'affiliate', 'video', 'sms', 'push', 'qr', 'banner'],
};

/** The most values kept of a field, and characters of one; the oldest go first. */
const maxValues = 50;
const maxLength = 200;

/** Reads a stored vocabulary; whatever is no list of texts is left out. */
export function parseUtmVocabulary(stored: string | null): UtmVocabulary {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      utmFields.flatMap((field) => {
        const list: unknown = (value as Record<string, unknown>)[field];
        const texts = Array.isArray(list) ? list.filter((entry): entry is string => typeof entry === 'string') : [];
        return texts.length > 0 ? [[field, texts.slice(-maxValues)]] : [];
      }),
    );
  } catch {
    return {};
  }
}

/** Adds the values of a link; one that is known moves to the end. */
export function addToUtmVocabulary(
  vocabulary: UtmVocabulary,
  fields: Partial<Record<UtmField, string>>,
): UtmVocabulary {
  const added = Object.entries(fields).flatMap(([field, text]) => {
    const value = text.trim().slice(0, maxLength);
    if (value === '') return [];
    const others = (vocabulary[field as UtmField] ?? []).filter((known) => known !== value);
    return [[field, [...others, value].slice(-maxValues)]];
  });
  return { ...vocabulary, ...Object.fromEntries(added) };
}

/** Joins two vocabularies; the values of the first come first. */
export const mergeUtmVocabularies = (first: UtmVocabulary, second: UtmVocabulary): UtmVocabulary =>
  Object.fromEntries(
    utmFields.flatMap((field) => {
      const values = [...new Set([...(first[field] ?? []), ...(second[field] ?? [])])];
      return values.length > 0 ? [[field, values]] : [];
    }),
  );

/** The fields that statistics of any website read; the others are this site's own. */
export const publicUtmFields = ['source', 'medium', 'campaign', 'term', 'content', 'id'] as const satisfies UtmField[];

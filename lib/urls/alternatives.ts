import { z } from 'zod';
import { lazyJson } from '@/lib/config/data-file';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { catalogFields, uniqueIds } from '@/lib/urls/catalog-schema';

/** Alternatives, `content/alternatives.json`: pages that compare the product with another, in the order of lists. */

/** The id of an alternative. */
export type AlternativeId = string;

const name = z.string().trim().min(1);
type NameByLocale = Record<LocaleCode, z.ZodOptional<typeof name>>;
const alternativeSchema = z.strictObject({
  ...catalogFields,
  /** The other product's name as its vendor writes it, and in languages in which the vendor writes it differently. */
  name,
  names: z
    .strictObject(Object.fromEntries(localeCodes.map((code) => [code, name.optional()])) as NameByLocale)
    .default({}),
});
export type Alternative = z.output<typeof alternativeSchema>;

export const alternativesFile = 'content/alternatives.json';
export const alternativesSchema = z.array(alternativeSchema).superRefine(uniqueIds);
export const alternatives: () => readonly Alternative[] = lazyJson(alternativesFile, alternativesSchema);

const findAlternative = (id: string) => alternatives().find((alternative) => alternative.id === id);

export const alternativeIds = (): AlternativeId[] => alternatives().map(({ id }) => id);

/** The locales in which an alternative is offered; none for an unknown id. */
export const alternativeLocales = (id: string): readonly LocaleCode[] => findAlternative(id)?.locales ?? [];

/** The product's name as its vendor writes it in the language. */
export function competitorName(id: AlternativeId, locale: LocaleCode): string {
  const { name = id, names = {} } = findAlternative(id) ?? {};
  return names[locale] ?? name;
}

import type { WithFallback } from '@/lib/content/question-fallback';
import { languageTag, sourceLocale } from '@/lib/i18n/locales';

type FallbackFields = WithFallback<object>['fallbackFields'];

/** The `lang` attribute of a text that may be English because its translation is missing. */
export const fallbackLang = (
  fallbackFields: FallbackFields,
  field: NonNullable<FallbackFields>[number],
): string | undefined => (fallbackFields?.includes(field) ? languageTag(sourceLocale) : undefined);

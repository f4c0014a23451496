import type { WithStandIns } from '@/lib/content/question-fallback';
import { languageTag, sourceLocale } from '@/lib/i18n/locales';

type StandIn = WithStandIns<object>['standIn'];

/** The `lang` attribute of a text that may be English because its translation is missing. */
export const fallbackLang = (standIn: StandIn, field: NonNullable<StandIn>[number]): string | undefined =>
  standIn?.includes(field) ? languageTag(sourceLocale) : undefined;

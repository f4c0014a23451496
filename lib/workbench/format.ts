import { languageTag } from '@/lib/i18n/locales';
import type { WorkbenchLocale } from '@/lib/i18n/workbench-locales';
import { site } from '@/lib/config/site';

/** Formats a time in TIME_ZONE, with seconds where order matters. */
export function formatTime(time: Date, locale: WorkbenchLocale): string {
  return new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: site.timeZone,
  }).format(time);
}

import { languageTag } from '@/lib/i18n/locales';
import type { WorkbenchLocale } from '@/lib/i18n/workbench-locales';
import type { Vital } from '@/lib/api/visits/vital-buckets';
import { routes } from '@/lib/urls/route-table';
import { site } from '@/lib/config/site';

/** Formats a time in TIME_ZONE. */
export function formatTime(time: Date, locale: WorkbenchLocale): string {
  return new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: site.timeZone,
  }).format(time);
}

export const formatNumber = (value: number, locale: WorkbenchLocale): string =>
  new Intl.NumberFormat(languageTag(locale)).format(value);

/** Formats a share from 0 to 1 in percent. @param digits after the decimal separator */
export const formatShare = (share: number, locale: WorkbenchLocale, digits = 1): string =>
  new Intl.NumberFormat(languageTag(locale), { style: 'percent', maximumFractionDigits: digits }).format(share);

/** Formats the change of a number, such as `+12 %`; null if it was 0. */
export function formatChange(value: number, before: number, locale: WorkbenchLocale): string | null {
  if (before === 0) return null;
  const options = { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' } as const;
  return new Intl.NumberFormat(languageTag(locale), options).format(value / before - 1);
}

/** Formats a local day or hour like `2026-11-01 09:00`. @param hasYear whether the year is shown */
export function formatPoint(time: string, locale: WorkbenchLocale, hasYear = false): string {
  const [day, hour] = time.split(' ') as [string, string | undefined];
  const date = new Date(`${day}T00:00:00Z`);
  const options: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric', timeZone: 'UTC' };
  if (hasYear) options.year = 'numeric';
  const text = new Intl.DateTimeFormat(languageTag(locale), options).format(date);
  return hour ? `${text}, ${hour}` : text;
}

/** Formats a difference of shares in percentage points, with its sign. */
export const formatPoints = (difference: number, locale: WorkbenchLocale): string =>
  new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(
    difference * 100,
  );

/** Formats a web vital: LCP in seconds, INP in milliseconds, CLS without a unit. @param value in its own unit */
export function formatVital(vital: Vital, value: number, locale: WorkbenchLocale): string {
  const inUnit = (unit: string): Intl.NumberFormatOptions => ({ style: 'unit', unit, maximumSignificantDigits: 3 });
  const format = (of: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(languageTag(locale), options).format(of);
  if (vital === 'LCP') return format(value / 1000, inUnit('second'));
  return vital === 'INP' ? format(value, inUnit('millisecond')) : format(value, { maximumFractionDigits: 2 });
}

/** Returns the pattern of a route, such as `/blog/:id`; of one that this version lacks, its id. */
export const routePattern = (id: string): string => routes.find((route) => route.id === id)?.pattern ?? id;

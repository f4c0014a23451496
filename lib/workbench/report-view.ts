import { dimensions, goals, type Dimension, type Filter, type Goal } from '@/lib/api/visits/count-visits';
import type { Grouping } from '@/lib/api/report/options';
import type { ReportRequest } from '@/lib/api/report/report-query';
import { isLocaleCode, languageTag, localeRow } from '@/lib/i18n/locales';
import type { Member } from '@/lib/workbench/auth/session';
import type { WorkbenchTranslator } from '@/lib/api/workbench/translator';
import type { ReportPage } from '@/lib/workbench/report-page';

/** The context of all parts of a report's page. */
export type ReportView = {
  page: ReportPage;
  /** The query of the address. */
  parameters: URLSearchParams;
  request: ReportRequest;
  member: Member;
  t: WorkbenchTranslator;
};

const devices = ['desktop', 'mobile', 'tablet'] as const;
const sources = ['direct', 'referral', '(unnamed)'] as const;

/** Returns how a value of a dimension is shown: countries, languages, and what the site itself calls so, by name. */
export function valueLabel(
  name: Grouping | 'goal',
  value: string | null,
  { t, member }: Pick<ReportView, 't' | 'member'>,
): string {
  const unknown = t('missing.times.unknown');
  if (value === null || value === '(none)') return name === 'country' ? unknown : t('report.lists.none');
  if (value === '(unknown)') return unknown;
  if (name === 'goal') return goals.includes(value as Goal) ? t(`report.goals.${value as Goal}`) : value;
  if (name === 'locale' && isLocaleCode(value)) return localeRow(value).name;
  if (name === 'country' && /^[A-Z]{2}$/.test(value)) {
    const regions = new Intl.DisplayNames([languageTag(member.locale)], { type: 'region' });
    return regions.of(value) ?? value;
  }
  const device = name === 'device' && devices.find((known) => known === value);
  if (device) return t(`report.devices.${device}`);
  const source = name === 'source' && sources.find((known) => known === value);
  if (source) return t(`report.sources.${source === '(unnamed)' ? 'unnamed' : source}`);
  return value;
}

/** Returns the filter for a row of a report by one dimension; null for days and hours. */
export function rowFilter(name: Grouping, value: string): Filter | null {
  if (!Object.hasOwn(dimensions, name)) return null;
  return { dimension: name as Dimension, value: value === '(none)' ? null : value };
}

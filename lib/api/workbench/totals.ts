import type { CampaignCounts } from '@/lib/api/report/campaigns';
import { formatChange, formatNumber, formatPoints, formatShare } from '@/lib/api/workbench/format';
import type { WorkbenchTranslator } from '@/lib/api/workbench/translator';
import type { WorkbenchLocale } from '@/lib/i18n/workbench-locales';

/** The totals of a period, as the overview and the weekly summary show them. */

export const totalNames = ['visits', 'signUps', 'conversion', 'downloads', 'contacts'] as const;
type TotalName = (typeof totalNames)[number];

/** Null for the conversion of no visits. */
const valueOf = (name: TotalName, counts: CampaignCounts): number | null =>
  name === 'conversion' ? (counts.visits === 0 ? null : counts.converted / counts.visits) : counts[name];

function format(name: TotalName, value: number | null, locale: WorkbenchLocale): string {
  if (value === null) return '–';
  return name === 'conversion' ? formatShare(value, locale) : formatNumber(value, locale);
}

export const formatTotal = (name: TotalName, counts: CampaignCounts, locale: WorkbenchLocale): string =>
  format(name, valueOf(name, counts), locale);

/** The change of a number, of conversion in percentage points; and what it was before. */
export function formatTotalChange(
  name: TotalName,
  counts: CampaignCounts,
  countsBefore: CampaignCounts,
  { t, locale }: { t: WorkbenchTranslator; locale: WorkbenchLocale },
): string {
  const [value, before] = [valueOf(name, counts), valueOf(name, countsBefore)];
  const earlier = t('report.totals.before', { value: format(name, before, locale) });
  if (value === null || before === null) return earlier;
  if (before === 0) return value === 0 ? earlier : t('report.totals.new');
  const change =
    name === 'conversion'
      ? t('report.totals.points', { points: formatPoints(value - before, locale) })
      : formatChange(value, before, locale);
  return `${change} · ${earlier}`;
}

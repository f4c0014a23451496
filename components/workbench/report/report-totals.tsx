import type { Overview } from '@/lib/api/report/overview';
import type { CampaignCounts } from '@/lib/api/report/campaigns';
import { formatChange, formatNumber, formatPoints, formatShare } from '@/lib/workbench/format';
import type { ReportView } from '@/lib/workbench/report-view';
import type { WorkbenchLocale } from '@/lib/i18n/workbench-locales';
import { site } from '@/lib/config/site';
import styles from './report.module.css';

const names = ['visits', 'signUps', 'conversion', 'downloads', 'contacts'] as const;
type Name = (typeof names)[number];

/** Null for the conversion of no visits. */
const valueOf = (name: Name, counts: CampaignCounts): number | null =>
  name === 'conversion' ? (counts.visits === 0 ? null : counts.converted / counts.visits) : counts[name];

function format(name: Name, value: number | null, locale: WorkbenchLocale): string {
  if (value === null) return '–';
  return name === 'conversion' ? formatShare(value, locale) : formatNumber(value, locale);
}

/** The change of a number, of conversion in percentage points; and what it was before. */
function changeText(
  name: Name,
  value: number | null,
  before: number | null,
  { t, member: { locale } }: ReportView,
): string {
  const earlier = t('report.totals.before', { value: format(name, before, locale) });
  if (value === null || before === null) return earlier;
  if (before === 0) return value === 0 ? earlier : t('report.totals.new');
  const change =
    name === 'conversion'
      ? t('report.totals.points', { points: formatPoints(value - before, locale) })
      : formatChange(value, before, locale);
  return `${change} · ${earlier}`;
}

/** The totals of a period, their change, and the part of visitors that they stand for. */
export function ReportTotals({ view, overview }: { view: ReportView; overview: Overview }) {
  const { t, member } = view;
  const { locale } = member;
  const { total, previousTotal, choices, recentVisits, excluded } = overview;
  const share = choices.choices > 0 ? formatShare(choices.allowed / choices.choices, locale, 0) : null;
  return (
    <section aria-label={t('report.totals.label')} className={styles.totals}>
      <dl>
        {names.map((name) => {
          const value = valueOf(name, total);
          const before = previousTotal ? valueOf(name, previousTotal) : null;
          return (
            <div key={name}>
              <dt>{t(`report.totals.${name}`)}</dt>
              <dd className={styles.value}>{format(name, value, locale)}</dd>
              {previousTotal && <dd className={styles.change}>{changeText(name, value, before, view)}</dd>}
              <dd className={styles.share}>
                {share ? t('report.totals.share', { share }) : t('report.totals.noShare')}
              </dd>
            </div>
          );
        })}
      </dl>
      <p>
        {t('report.recent', { visits: recentVisits })}{' '}
        {share ? t('report.choices.some', { choices: choices.choices, share }) : t('report.choices.none')}{' '}
        {site.consentMode === 'opt-out' && t('report.choices.optOut')} {t('report.excluded', excluded)}
      </p>
    </section>
  );
}

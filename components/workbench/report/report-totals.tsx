import type { Overview } from '@/lib/api/report/overview';
import type { CampaignCounts } from '@/lib/api/report/campaigns';
import { formatChange, formatNumber, formatShare } from '@/lib/workbench/format';
import type { ReportView } from '@/lib/workbench/report-view';
import { site } from '@/lib/config/site';
import styles from './report.module.css';

const names = ['visits', 'signUps', 'conversion', 'downloads', 'contacts'] as const;
type Name = (typeof names)[number];

const valueOf = (name: Name, counts: CampaignCounts): number =>
  name === 'conversion' ? (counts.visits === 0 ? 0 : counts.converted / counts.visits) : counts[name];

/** The totals of a period, their change, and the part of visitors that they stand for. */
export function ReportTotals({ view, overview }: { view: ReportView; overview: Overview }) {
  const { t, member } = view;
  const { locale } = member;
  const { total, previousTotal, choices, recentVisits, excluded } = overview;
  const share = choices.choices > 0 ? formatShare(choices.allowed / choices.choices, locale, 0) : null;
  const format = (name: Name, value: number) =>
    name === 'conversion' ? formatShare(value, locale) : formatNumber(value, locale);
  return (
    <section aria-label={t('report.totals.label')} className={styles.totals}>
      <dl>
        {names.map((name) => {
          const value = valueOf(name, total);
          const before = previousTotal && valueOf(name, previousTotal);
          return (
            <div key={name}>
              <dt>{t(`report.totals.${name}`)}</dt>
              <dd className={styles.value}>{format(name, value)}</dd>
              {before !== null && (
                <dd className={styles.change}>
                  {before === 0
                    ? t('report.totals.new')
                    : `${formatChange(value, before, locale)} · ${t('report.totals.before', { value: format(name, before) })}`}
                </dd>
              )}
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

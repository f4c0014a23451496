import type { Overview } from '@/lib/api/report/overview';
import { formatShare } from '@/lib/api/workbench/format';
import { formatTotal, formatTotalChange, totalNames } from '@/lib/api/workbench/totals';
import type { ReportView } from '@/lib/workbench/report-view';
import { site } from '@/lib/config/site';
import styles from './report-totals.module.css';

/** The totals of a period, their change, and the part of visitors that they stand for. */
export function ReportTotals({ view, overview }: { view: ReportView; overview: Overview }) {
  const { t, member } = view;
  const { locale } = member;
  const { total, previousTotal, choices, recentVisits, excluded } = overview;
  const share = choices.choices > 0 ? formatShare(choices.allowed / choices.choices, locale, 0) : null;
  return (
    <section aria-label={t('report.totals.label')} className={styles.totals}>
      <dl>
        {totalNames.map((name) => (
          <div key={name}>
            <dt>{t(`report.totals.${name}`)}</dt>
            <dd className={styles.value}>{formatTotal(name, total, locale)}</dd>
            {previousTotal && <Change text={formatTotalChange(name, total, previousTotal, { t, locale })} />}
            <dd className="visually-hidden">
              {share ? t('report.totals.share', { share }) : t('report.totals.noShare')}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        {t('report.recent', { visits: recentVisits })}{' '}
        {share ? t('report.choices.some', { choices: choices.choices, share }) : t('report.choices.none')}{' '}
        {site.consentMode === 'opt-out' && t('report.choices.optOut')} {t('report.excluded', excluded)}
      </p>
    </section>
  );
}

/** The change of a total, `+2% · 237 before`, with its sign in color, too. */
function Change({ text }: { text: string }) {
  const [change, ...before] = text.split(' · ');
  const trend = change!.startsWith('+') ? 'up' : /^[-−]/.test(change!) ? 'down' : undefined;
  return (
    <dd className={styles.change} data-trend={trend}>
      {before.length > 0 ? <b>{change}</b> : change} {before}
    </dd>
  );
}

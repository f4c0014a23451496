import Link from 'next/link';
import { comparisons } from '@/lib/api/report/options';
import { periods } from '@/lib/api/report/report-query';
import { toLocalTime } from '@/lib/api/report/time-zone';
import { formatPoint } from '@/lib/api/workbench/format';
import { removeFilter, reportHref } from '@/lib/workbench/report-page';
import { valueLabel, type ReportView } from '@/lib/workbench/report-view';
import { Button, Field } from '@/components/workbench/form';
import { Pager } from '@/components/workbench/pager';
import formStyles from '@/components/workbench/form.module.css';
import { site } from '@/lib/config/site';
import styles from './report.module.css';

type LinkGroupProps = { label: string; links: { label: string; href: string; isCurrent?: boolean }[] };

function LinkGroup({ label, links }: LinkGroupProps) {
  return (
    <nav className={styles.group} aria-label={label}>
      {links.map(({ label: text, href, isCurrent = false }) => (
        <Link key={href} href={href} prefetch={false} scroll={false} aria-current={isCurrent || undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}

/** Fields of a form that keep the rest of the address. */
export const hiddenFields = (parameters: URLSearchParams, except: readonly string[]) =>
  [...parameters]
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);

/** Period, comparison and filters of a report: links and a GET form. */
export function ReportControls({ view }: { view: ReportView }) {
  const { page, parameters, request, t, member } = view;
  const { range, timeZone, filters, compare, period } = request;
  const [first, last] = [range.since.getTime(), range.until.getTime() - 1].map(
    (time) => toLocalTime(time, timeZone).day,
  ) as [string, string];
  const href = (changes: Record<string, string | null>) => reportHref(page, parameters, { row: null, ...changes });
  return (
    <div className={styles.controls}>
      <div className={styles.bar}>
        <LinkGroup
          label={t('report.periods.label')}
          links={periods.map((name) => ({
            label: t(`report.periods.${name}`),
            href: href({ period: name, from: null, to: null }),
            isCurrent: name === period,
          }))}
        />
        <LinkGroup
          label={t('report.compare.label')}
          links={(['none', ...comparisons] as const).map((name) => ({
            label: t(`report.compare.${name}`),
            href: href({ compare: name }),
            isCurrent: name === (compare ?? 'none'),
          }))}
        />
        <form className={formStyles.inline} method="get" action={`/workbench/${page}`}>
          {hiddenFields(parameters, ['from', 'to', 'period', 'row'])}
          <Field name="from" type="date" label={t('report.from')} isLabelHidden defaultValue={first} />
          <span aria-hidden>–</span>
          <Field name="to" type="date" label={t('report.to')} isLabelHidden defaultValue={last} />
          <Button>{t('report.show')}</Button>
        </form>
      </div>
      <p className={styles.range}>
        {t('report.range', {
          from: formatPoint(first, member.locale, true),
          to: formatPoint(last, member.locale, true),
          timeZone,
        })}
      </p>
      {filters.length > 0 && (
        <ul className={styles.filters} aria-label={t('report.filters.label')}>
          {filters.map((filter) => {
            const text = `${t(`report.dimensions.${filter.dimension}`)}: ${valueLabel(filter.dimension, filter.value, view)}`;
            return (
              <li key={text}>
                <Link
                  href={href({ filter: removeFilter(filters, filter) })}
                  prefetch={false}
                  scroll={false}
                  aria-label={t('report.filters.remove', { filter: text })}
                >
                  {text} <span aria-hidden>×</span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** Links to the exports of what a page shows. */
export function ExportLinks({ view }: { view: ReportView }) {
  const { page, parameters, request, t } = view;
  const query = new URLSearchParams(parameters);
  for (const name of ['row', 'sort']) query.delete(name);
  if (!query.has('period') && !query.has('from') && request.period) query.set('period', request.period);
  if (!query.has('compare') && request.compare) query.set('compare', request.compare);
  if (!query.has('by')) query.set('by', request.by.join(','));
  return <Pager label={t('report.export.label')} exports={{ path: `/workbench/${page}`, query }} />;
}

/** A note that events go to another back end, so that numbers here are only those stored before. */
export const EventsElsewhere = ({ t }: { t: ReportView['t'] }) =>
  site.apiBaseUrl && <p className={formStyles.info}>{t('report.elsewhere')}</p>;

/** Warnings above a report: wrong parameters in its address, or events that go elsewhere. */
export function ReportIssue({ view, issue }: { view: ReportView; issue: string | null }) {
  return (
    <>
      <EventsElsewhere t={view.t} />
      {issue && (
        <p className={formStyles.error} role="alert">
          {view.t('report.issue', { issue })}
        </p>
      )}
    </>
  );
}

import type { DayNote } from '@/lib/api/workbench/day-notes';
import type { Point } from '@/lib/api/report/time-series';
import { Section } from '@/components/workbench/shell';
import { Table } from '@/components/workbench/table';
import { chartGeometry, plot } from '@/lib/workbench/chart-geometry';
import { formatNumber, formatPoint } from '@/lib/api/workbench/format';
import type { ReportView } from '@/lib/workbench/report-view';
import styles from './report-chart.module.css';

/** Space above the plot for the label of the topmost line, and below it for times, in pixels. */
const margin = { top: 18, bottom: 22 } as const;
const height = margin.top + plot.height + margin.bottom;
/** Columns that are wide enough to be pointed at. */
const maxColumns = 100;

type Props = {
  view: ReportView;
  points: readonly Point[];
  previous: readonly Point[] | null;
  notes: readonly DayNote[];
};

/** Visits and sign-ups over time, drawn without scripts and inline styles, with the same numbers as a table. */
export function ReportChart({ view, points, previous, notes }: Props) {
  const { t, member } = view;
  const { locale } = member;
  const isEmpty = points.every(({ visits, signUps }) => visits === 0 && signUps === 0);
  if (isEmpty && notes.length === 0) {
    return (
      <Section title={t('report.chart.title')}>
        <p>{t('report.chart.empty')}</p>
      </Section>
    );
  }
  const geometry = chartGeometry(points, previous);
  const marks = notes.map(({ id, day, text }, i) => {
    const index = points.findIndex(({ time }) => time.startsWith(day));
    const column = geometry.columns[index];
    return { id, text, number: i + 1, x: column ? column.x + column.width / 2 : null };
  });
  const y = (value: number) => margin.top + value;
  return (
    <Section title={t('report.chart.title')}>
      <p className={styles.legend}>
        <span className={styles.visits}>{t('report.totals.visits')}</span>
        <span className={styles.signUps}>{t('report.totals.signUps')}</span>
        {previous && <span className={styles.previous}>{t('report.chart.before')}</span>}
      </p>
      <svg className={styles.chart} height={height} role="img" aria-label={t('report.chart.description')}>
        {geometry.valueTicks.map(({ value, y: at }) => (
          <g key={value}>
            <line className={styles.grid} x1="0" x2="100%" y1={y(at)} y2={y(at)} />
            {value > 0 && (
              <text className={styles.tick} x="0" y={y(at) - 4}>
                {formatNumber(value, locale)}
              </text>
            )}
          </g>
        ))}
        <svg
          y={margin.top}
          width="100%"
          height={plot.height}
          viewBox={`0 0 ${plot.width} ${plot.height}`}
          preserveAspectRatio="none"
        >
          <path className={styles.area} d={geometry.visits.area} />
          {geometry.previous && <path className={styles.previousLine} d={geometry.previous} />}
          <path className={styles.visitsLine} d={geometry.visits.line} />
          <path className={styles.signUpsLine} d={geometry.signUps} />
        </svg>
        {geometry.timeTicks.map(({ time, x, anchor }) => (
          <text key={time} className={styles.tick} x={`${x}%`} y={height - 6} textAnchor={anchor}>
            {formatPoint(time, locale)}
          </text>
        ))}
        {marks.map(
          ({ id, number, text, x }) =>
            x !== null && (
              <g key={id}>
                <line className={styles.note} x1={`${x}%`} x2={`${x}%`} y1={margin.top} y2={y(plot.height)} />
                <text className={styles.noteNumber} x={`${x}%`} y={margin.top - 5} textAnchor="middle">
                  <title>{text}</title>
                  {number}
                </text>
              </g>
            ),
        )}
        {points.length <= maxColumns &&
          geometry.columns.map(({ x, width }, i) => (
            <rect key={x} className={styles.column} x={`${x}%`} width={`${width}%`} y="0" height={height}>
              <title>
                {`${formatPoint(points[i]!.time, locale)}: ${formatNumber(points[i]!.visits, locale)} / ${formatNumber(points[i]!.signUps, locale)}`}
              </title>
            </rect>
          ))}
      </svg>
      <details>
        <summary>{t('report.chart.table')}</summary>
        <Table
          caption={t('report.chart.table')}
          head={[
            t('report.chart.time'),
            t('report.totals.visits'),
            t('report.totals.signUps'),
            ...(previous ? [t('report.chart.before')] : []),
          ]}
        >
          {points.map(({ time, visits, signUps }, i) => (
            <tr key={time}>
              <th scope="row">{formatPoint(time, locale, true)}</th>
              <td>{formatNumber(visits, locale)}</td>
              <td>{formatNumber(signUps, locale)}</td>
              {previous && <td>{previous[i] ? formatNumber(previous[i].visits, locale) : ''}</td>}
            </tr>
          ))}
        </Table>
      </details>
    </Section>
  );
}

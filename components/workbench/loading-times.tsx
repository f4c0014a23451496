import type { LoadingTimeRow, LoadingTimes } from '@/lib/api/report/loading-times';
import { vitalBudgets, vitalGroups, vitalNames, type Vital, type VitalGroup } from '@/lib/api/visits/vital-buckets';
import { Section } from '@/components/workbench/shell';
import { Num, Table } from '@/components/workbench/table';
import type { Member } from '@/lib/workbench/auth/session';
import { formatNumber, formatVital, routePattern } from '@/lib/api/workbench/format';
import { workbenchTranslator } from '@/lib/workbench/page-context';
import { valueLabel } from '@/lib/workbench/report-view';
import styles from './loading-times.module.css';

/** Rows of a group; the export has all. */
const maxRows = 10;

type Props = { times: LoadingTimes; member: Member };

/** The 75th percentiles of web vitals, in groups; those above the budget are marked. */
export async function LoadingTimesTable({ times, member }: Props) {
  const t = await workbenchTranslator();
  const { locale } = member;
  const budgetOf = (name: Vital) => formatVital(name, vitalBudgets[name], locale);
  const budgets = { LCP: budgetOf('LCP'), INP: budgetOf('INP'), CLS: budgetOf('CLS') };
  const title = t('missing.times.title');
  const labelOf = (group: VitalGroup, value: string) => {
    if (value === '') return t('missing.times.unknown');
    return group === 'page' ? routePattern(value) : valueLabel(group, value, { t, member });
  };
  const row = (label: string, { value, views, p75 }: LoadingTimeRow) => (
    <tr key={value}>
      <th scope="row">{label}</th>
      <Num>{formatNumber(views, locale)}</Num>
      {vitalNames.map((name) => {
        const time = p75[name];
        const text = time === null ? '–' : formatVital(name, time, locale);
        const isOver = time !== null && time > vitalBudgets[name];
        return (
          <Num key={name}>
            {isOver ? (
              <b className={styles.over}>
                {text}
                <span className="visually-hidden"> {t('missing.times.over')}</span>
              </b>
            ) : (
              text
            )}
          </Num>
        );
      })}
    </tr>
  );
  return (
    <Section id="times" title={title} lead={t('missing.times.lead', budgets)}>
      {times.total.views === 0 ? (
        <p>{t('missing.none')}</p>
      ) : (
        <Table
          caption={title}
          head={[
            t('missing.times.group'),
            { text: t('missing.times.views'), isNumber: true },
            ...vitalNames.map((name) => ({ text: t(`missing.times.${name}`), isNumber: true })),
          ]}
        >
          {row(t('missing.times.all'), times.total)}
          {vitalGroups.map((group) => [
            <tr key={group} className={styles.group}>
              <th scope="rowgroup" colSpan={2 + vitalNames.length}>
                {group === 'page' ? t('missing.policy.page') : t(`report.dimensions.${group}`)}
              </th>
            </tr>,
            ...times[group].slice(0, maxRows).map((entry) => row(labelOf(group, entry.value), entry)),
          ])}
        </Table>
      )}
    </Section>
  );
}

import type { Metadata } from 'next';
import { EventsElsewhere } from '@/components/workbench/report/report-controls';
import { Button, Field } from '@/components/workbench/form';
import { LoadingTimesTable } from '@/components/workbench/loading-times';
import { NotFoundAddresses, PolicyViolations, SearchesAndVotes } from '@/components/workbench/missing-lists';
import { Pager } from '@/components/workbench/pager';
import { ScriptErrors } from '@/components/workbench/script-errors';
import { PageHead } from '@/components/workbench/shell';
import { formatNumber } from '@/lib/api/workbench/format';
import { site } from '@/lib/config/site';
import { missingReport, parsePeriod } from '@/lib/workbench/missing-report';
import { pageContext, requireMember, workbenchTranslator } from '@/lib/workbench/page-context';
import { includesRole } from '@/lib/workbench/roles';
import { toSearchParams } from '@/lib/workbench/search-params';
import { toLocalTime } from '@/lib/api/report/time-zone';
import formStyles from '@/components/workbench/form.module.css';
import styles from '@/components/workbench/missing-lists.module.css';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await workbenchTranslator())('missing.title'),
});

const path = '/workbench/missing';

/** Returns the period of a query; the default with whether the query is invalid. */
function readPeriod(search: URLSearchParams) {
  const now = new Date();
  try {
    return { period: parsePeriod(search, now), isInvalid: false };
  } catch {
    return { period: parsePeriod(new URLSearchParams(), now), isInvalid: true };
  }
}

export default async function MissingPage({ searchParams }: PageProps<'/workbench/missing'>) {
  const member = await requireMember('missing');
  const { role, locale } = member;
  const t = await workbenchTranslator();
  const { db } = await pageContext(path);
  const search = toSearchParams(await searchParams);
  const { period, isInvalid } = readPeriod(search);
  const report = await missingReport(db, period);
  const dayOf = (date: Date) => toLocalTime(date.getTime(), site.timeZone).day;
  const [from, to] = [dayOf(period.since), dayOf(new Date(period.until.getTime() - 1))];
  const contents: [id: string, title: string, count: number | null][] = [
    ['addresses', t('missing.addresses.title'), report.addresses.rows.length],
    ['searches', t('missing.searches.title'), report.searches.length],
    ['articles', t('missing.articles.title'), report.articles.length],
    ['errors', t('missing.errors.title'), report.errors.rows.length],
    ['policy', t('missing.policy.title'), report.violations.length],
    ['times', t('missing.times.title'), null],
  ];
  return (
    <>
      <PageHead title={t('missing.title')} lead={t('missing.lead')}>
        <form className={formStyles.inline} method="get" action={path}>
          <Field name="from" type="date" label={t('missing.from')} isLabelHidden defaultValue={from} />
          <span aria-hidden>–</span>
          <Field name="to" type="date" label={t('missing.to')} isLabelHidden defaultValue={to} />
          <Button>{t('missing.apply')}</Button>
        </form>
      </PageHead>
      <EventsElsewhere t={t} />
      {isInvalid && (
        <p className={formStyles.error} role="alert">
          {t('missing.invalidPeriod')}
        </p>
      )}
      <nav aria-label={t('missing.contents')}>
        <ul className={styles.contents}>
          {contents.map(([id, title, count]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a> {count !== null && <span>{formatNumber(count, locale)}</span>}
            </li>
          ))}
        </ul>
      </nav>
      <NotFoundAddresses report={report} locale={locale} isEditor={includesRole(role, 'editor')} />
      <SearchesAndVotes report={report} locale={locale} />
      <ScriptErrors errors={report.errors} locale={locale} />
      <PolicyViolations report={report} locale={locale} />
      <LoadingTimesTable times={report.times} member={member} />
      <Pager label={t('missing.exports')} exports={{ path, query: new URLSearchParams({ from, to }) }} />
    </>
  );
}

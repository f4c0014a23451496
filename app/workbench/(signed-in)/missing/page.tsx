import type { Metadata } from 'next';
import { Button, Field } from '@/components/workbench/form';
import { LoadingTimesTable } from '@/components/workbench/loading-times';
import { MissingLists } from '@/components/workbench/missing-lists';
import { ScriptErrors } from '@/components/workbench/script-errors';
import { site } from '@/lib/config/site';
import { experienceReport, missingReport, parsePeriod } from '@/lib/workbench/missing-report';
import { pageContext, requireMember, workbenchTranslator } from '@/lib/workbench/page-context';
import { includesRole } from '@/lib/workbench/roles';
import { toSearchParams } from '@/lib/workbench/search-params';
import { toLocalTime } from '@/lib/api/report/time-zone';
import formStyles from '@/components/workbench/form.module.css';
import styles from '@/components/workbench/inbox.module.css';

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
  const { times, errors } = await experienceReport(db, period);
  const dayOf = (date: Date) => toLocalTime(date.getTime(), site.timeZone).day;
  const [from, to] = [dayOf(period.since), dayOf(new Date(period.until.getTime() - 1))];
  const exported = `?from=${from}&to=${to}`;
  return (
    <>
      <h1>{t('missing.title')}</h1>
      {isInvalid && (
        <p className={formStyles.error} role="alert">
          {t('missing.invalidPeriod')}
        </p>
      )}
      <form className={formStyles.filters} method="get" action={path}>
        <Field name="from" type="date" label={t('missing.from')} defaultValue={from} />
        <Field name="to" type="date" label={t('missing.to')} defaultValue={to} />
        <Button>{t('missing.apply')}</Button>
      </form>
      <MissingLists report={report} locale={locale} isEditor={includesRole(role, 'editor')} />
      <LoadingTimesTable times={times} member={member} />
      <ScriptErrors errors={errors} locale={locale} />
      <nav className={styles.pager} aria-label={t('missing.exports')}>
        <a href={`${path}.csv${exported}`}>CSV</a>
        <a href={`${path}.json${exported}`}>JSON</a>
      </nav>
    </>
  );
}

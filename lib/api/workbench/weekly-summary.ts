import { toMailBody, type MailBlock } from '@/lib/api/mail/mail-body';
import type { Mail } from '@/lib/api/mail/send-mail';
import { notFoundReport } from '@/lib/api/report/not-found-pages';
import { overviewReport, type Overview } from '@/lib/api/report/overview';
import { parseReportQuery } from '@/lib/api/report/report-query';
import { addDays, toLocalTime } from '@/lib/api/report/time-zone';
import type { Database } from '@/lib/api/store/store';
import { formatNumber, formatPoint } from '@/lib/api/workbench/format';
import { formatTotal, formatTotalChange, totalNames } from '@/lib/api/workbench/totals';
import { createWorkbenchTranslator, type WorkbenchTranslator } from '@/lib/api/workbench/translator';
import { languageTag } from '@/lib/i18n/locales';
import type { WorkbenchLocale } from '@/lib/i18n/workbench-locales';
import { site } from '@/lib/config/site';

/** The mail with the numbers of a week: those of the overview, and the most frequent addresses without a page. */

/** Rows of each list. */
const maxRows = 5;

export type WeeklySummary = {
  /** Monday and Sunday, in TIME_ZONE. */
  from: string;
  to: string;
  overview: Pick<Overview, 'total' | 'previousTotal' | 'lists'>;
  /** By day in UTC, as they are counted. */
  missing: { path: string; count: number }[];
};

/** Returns the Monday of the week of a day. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** Reads the numbers of the last complete week, with those of the week before. */
export async function readWeeklySummary(db: Database, now: Date): Promise<WeeklySummary> {
  const monday = mondayOf(toLocalTime(now.getTime(), site.timeZone).day);
  const [from, to] = [addDays(monday, -7), addDays(monday, -1)];
  const defaults = { by: 'day', timeZone: site.timeZone, period: '7d' } as const;
  const request = parseReportQuery(new URLSearchParams({ from, to, compare: 'previous' }), { now, defaults });
  const overview = await overviewReport(db, request, now);
  const { rows } = await notFoundReport(db, { from, to });
  return { from, to, overview, missing: rows.slice(0, maxRows).map(({ path, count }) => ({ path, count })) };
}

/** The campaigns that brought most sign-ups, then those with most visits. */
function campaignRows({ lists }: WeeklySummary['overview'], t: WorkbenchTranslator): [string, string][] {
  return lists.campaign
    .flatMap(({ value, ...counts }) => (value === null ? [] : [{ value, ...counts }]))
    .sort((a, b) => b.converted - a.converted || b.visits - a.visits)
    .slice(0, maxRows)
    .map(({ value, visits, converted }) => [value, t('mail.weekly.campaign', { visits, converted })]);
}

/** Returns the mail in a language. */
export function weeklyMail(summary: WeeklySummary, locale: WorkbenchLocale): Omit<Mail, 'to'> {
  const { from, to, overview, missing } = summary;
  const t = createWorkbenchTranslator(locale);
  const names = { site: site.name, from: formatPoint(from, locale), to: formatPoint(to, locale, true) };
  const totals = totalNames.map((name): [string, string] => {
    const change =
      overview.previousTotal && formatTotalChange(name, overview.total, overview.previousTotal, { t, locale });
    const value = formatTotal(name, overview.total, locale);
    return [t(`report.totals.${name}`), change === null ? value : `${value} (${change})`];
  });
  const campaigns = campaignRows(overview, t);
  const query = new URLSearchParams({ from, to, compare: 'previous' });
  const blocks: MailBlock[] = [
    t('mail.weekly.lead', names),
    ...(site.apiBaseUrl ? [t('report.elsewhere')] : []),
    { title: t('report.totals.label'), rows: totals },
    ...(campaigns.length > 0 ? [{ title: t('report.lists.campaign'), rows: campaigns }] : []),
    ...(missing.length > 0
      ? [
          {
            title: t('missing.addresses.title'),
            rows: missing.map(({ path, count }): [string, string] => [path, formatNumber(count, locale)]),
          },
        ]
      : []),
    ...(site.workbench
      ? [
          {
            label: t('mail.weekly.open'),
            url: `${site.workbench.origin ?? site.url}/workbench/overview?${query.toString()}`,
          },
        ]
      : []),
    t('mail.weekly.why'),
  ];
  return {
    from: t('mail.sender', names),
    subject: t('mail.weekly.subject', names),
    ...toMailBody(blocks, languageTag(locale)),
  };
}

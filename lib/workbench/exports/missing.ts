import { missingReport, parsePeriod } from '@/lib/workbench/missing-report';
import { vitalGroups, vitalNames } from '@/lib/api/visits/vital-buckets';
import type { Export } from '@/lib/workbench/exports/define-export';

const columns = ['list', 'subject', 'origin', 'count', 'first', 'last', 'p75'] as const;

/**
 * All lists of the page in one table. `origin` is the referrer of an address, the language of a search, the votes in
 * favor of an article, and a page with a violation or an error. Loading times are counted in page views; `origin` is
 * what they are grouped by, and `p75` is in milliseconds except for CLS.
 */
export const missingExport: Export = {
  name: 'missing',
  role: 'viewer',
  async run({ db, parameters, now }) {
    const period = parsePeriod(parameters, now);
    const { addresses, searches, articles, violations, times, errors } = await missingReport(db, period);
    const row = (list: string, values: Partial<Record<(typeof columns)[number], unknown>>) => ({
      ...{ list, subject: null, origin: null, count: 0, first: null, last: null, p75: null },
      ...values,
    });
    const rows = [
      ...addresses.rows.flatMap(({ path, referrers }) =>
        referrers.map(({ referrer, ...counts }) => row('address', { subject: path, origin: referrer, ...counts })),
      ),
      ...(addresses.others > 0 ? [row('other addresses', { count: addresses.others })] : []),
      ...searches.map(({ query, locale, count, last }) =>
        row('search', { subject: query, origin: locale, count, last }),
      ),
      ...articles.map(({ page, no, yes, last }) =>
        row('article', { subject: page, origin: String(yes), count: no, last: last.toISOString().slice(0, 10) }),
      ),
      ...violations.map(({ directive, blocked, page, count }) =>
        row('policy', { subject: `${directive} ${blocked}`, origin: page, count }),
      ),
      ...vitalGroups.flatMap((group) =>
        times[group].flatMap(({ value, views, p75 }) =>
          vitalNames.map((vital) => row(vital, { subject: value, origin: group, count: views, p75: p75[vital] })),
        ),
      ),
      ...errors.rows.map(({ code, message, page, count, first, last }) =>
        row(`error ${code}`, { subject: message, origin: page, count, first, last }),
      ),
      ...(errors.others > 0 ? [row('other errors', { count: errors.others })] : []),
    ];
    return { columns, rows, data: { rows } };
  },
};

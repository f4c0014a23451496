import { missingReport, parsePeriod } from '@/lib/workbench/missing-report';
import type { Export } from '@/lib/workbench/exports/define-export';

const columns = ['list', 'subject', 'origin', 'count', 'first', 'last'] as const;

/**
 * All lists of the page in one table. `origin` is the referrer of an address, the language of a search, the votes in
 * favor of an article, and a page with a violation.
 */
export const missingExport: Export = {
  name: 'missing',
  role: 'viewer',
  async run({ db, parameters, now }) {
    const { addresses, searches, articles, violations } = await missingReport(db, parsePeriod(parameters, now));
    const row = (list: string, values: Partial<Record<(typeof columns)[number], unknown>>) => ({
      ...{ list, subject: null, origin: null, count: 0, first: null, last: null },
      ...values,
    });
    const rows = [
      ...addresses.rows.map(({ path, referrer, ...counts }) =>
        row('address', { subject: path, origin: referrer, ...counts }),
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
    ];
    return { columns, rows, data: { rows } };
  },
};

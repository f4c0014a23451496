import { comparisons, groupings, parseComparison, parseFilters, parseGroupings } from '@/lib/api/report/options';
import { parseSince, parseTimeZone, parseUntil } from '@/lib/api/report/options';
import { reportRows } from '@/lib/api/report/report-rows';
import { reportTable } from '@/lib/api/report/table';
import { formatZeroResults } from '@/lib/api/report/zero-result-searches';
import { formatViolations } from '@/lib/api/report/csp-reports';
import { commandLine } from '../command-line';
import { loadSettings } from '../environment';
import { sendAdminCommand } from '../admin-command';
import { exitOnError } from '../exit-with-error';
import { csvOptions, isCsv, writeCsv } from '../write-csv';

const { values } = commandLine({
  usage: 'npm run report',
  description:
    'Reports campaign results (visits, events, sign-ups, conversion, goals), zero-result searches and CSP violations.',
  options: {
    from: { type: 'string', description: '7d, 24h, 4w, or a day like 2026-11-01; 7d by default' },
    to: { type: 'string', description: 'same format; a day is included in full; now by default' },
    since: { type: 'string', description: 'same as --from' },
    until: { type: 'string', description: 'same as --to' },
    tz: { type: 'string', description: 'time zone of days and hours, like Europe/Berlin; TIME_ZONE by default' },
    by: { type: 'string', description: `one or two of ${groupings.join(', ')}`, default: 'source' },
    filter: { type: 'string', description: 'only visits like source:nl,country:DE (percent-encoded)', default: '' },
    compare: { type: 'string', description: `period to compare with: ${comparisons.join(', ')}` },
    rebuild: { type: 'boolean', description: 'derives the visits again whose events are still stored' },
    ...csvOptions,
  },
});

const { site } = await loadSettings();
const { period, timeZone, by, filters, compareTo } = exitOnError(() => {
  const now = new Date();
  const zone = parseTimeZone(values.tz ?? site.timeZone);
  const since = parseSince(values.from ?? values.since ?? '7d', now, zone, values.from ? '--from' : '--since');
  const end = values.to ?? values.until ?? '0h';
  const range = { since, until: parseUntil(end, since, now, zone, values.to ? '--to' : '--until') };
  return {
    period: range,
    timeZone: zone,
    by: parseGroupings(values.by),
    filters: parseFilters(values.filter),
    compareTo: values.compare === undefined ? null : parseComparison(values.compare, range, zone, now),
  };
});
const toIso = ({ since, until }: typeof period) => ({ since: since.toISOString(), until: until.toISOString() });
const { campaigns, previous, pending, violations, zeroResultSearches } = await sendAdminCommand('report', {
  ...toIso(period),
  by,
  filters,
  timeZone,
  rebuild: values.rebuild === true,
  compareTo: compareTo && toIso(compareTo),
});
const minute = (date: Date) => date.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
const describe = ({ since, until }: typeof period) => `From ${minute(since)} to ${minute(until)} ${timeZone}`;
if (isCsv(values)) {
  const { columns, rows } = reportRows(campaigns, by, previous);
  writeCsv(columns, rows, values);
} else {
  console.log(`${describe(period)}${compareTo ? `, compared with: ${describe(compareTo)}` : ''}\n`);
  console.log(reportTable(campaigns, by, previous));
  if (pending > 0) console.log(`${pending} changes are not counted yet.`);
  for (const lines of [formatZeroResults(zeroResultSearches), formatViolations(violations)]) {
    if (lines.length > 0) console.log(['', ...lines].join('\n'));
  }
}

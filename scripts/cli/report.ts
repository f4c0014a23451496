import { parseGrouping, groupings, parseSince, parseUntil } from '@/lib/api/report/options';
import { formatConversion, reportTable } from '@/lib/api/report/table';
import { formatZeroResults } from '@/lib/api/report/zero-result-searches';
import { formatViolations } from '@/lib/api/report/csp-reports';
import { commandLine } from '../command-line';
import { sendAdminCommand } from '../admin-command';
import { orExit } from '../exit-with-error';
import { csvOptions, isCsv, writeCsv } from '../write-csv';

const { values } = commandLine({
  usage: 'npm run report',
  description:
    'Reports campaign results (visits, events, sign-ups, conversion), zero-result searches and CSP violations.',
  options: {
    since: { type: 'string', description: '7d, 24h, 4w, or a day like 2026-11-01', default: '7d' },
    until: { type: 'string', description: 'same format; a day is included in full; now by default' },
    by: { type: 'string', description: groupings.join(', '), default: 'source' },
    ...csvOptions,
  },
});

const { since, until, by } = orExit(() => {
  const now = new Date();
  const from = parseSince(values.since, now);
  return { since: from, until: parseUntil(values.until ?? '0h', from, now), by: parseGrouping(values.by) };
});
const { campaigns, violations, zeroResultSearches } = await sendAdminCommand('report', {
  ...{ since: since.toISOString(), until: until.toISOString(), by },
});
const minute = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ');
if (isCsv(values)) {
  const columns = [by, 'visits', 'sources', 'events', 'signUps', 'conversion', 'firstTouchSignUps'];
  const rows = campaigns.rows.map(({ name, ...row }) => ({ [by]: name, ...row, conversion: formatConversion(row) }));
  writeCsv(columns, rows, values);
} else {
  console.log(`From ${minute(since)} to ${minute(until)} UTC\n`);
  console.log(reportTable(campaigns, by));
  for (const lines of [formatZeroResults(zeroResultSearches), formatViolations(violations)]) {
    if (lines.length > 0) console.log(['', ...lines].join('\n'));
  }
}

import { stringify } from 'csv-stringify/sync';
import { groupingOf, groupings, sinceOf } from '@/lib/server/report/options';
import { reportTable } from '@/lib/server/report/table';
import { violationLines } from '@/lib/server/report/violations';
import { commandLine } from '../command-line';
import { runTask } from '../run-task';
import { stopWithOneSentence } from '../stop';

const { values } = commandLine({
  call: 'npm run report',
  about: 'Tells what campaigns brought (visits, events, sign-ups, conversion), and what the policy of pages kept out.',
  options: {
    since: { type: 'string', about: '7d, 24h, 4w, or a day like 2026-11-01', default: '7d' },
    by: { type: 'string', about: groupings.join(', '), default: 'source' },
    csv: { type: 'boolean', about: 'for spreadsheets' },
  },
});

function read() {
  try {
    return { since: sinceOf(values.since, new Date()), by: groupingOf(values.by) };
  } catch (error) {
    return stopWithOneSentence(error);
  }
}

const { since, by } = read();
const { campaigns, violations } = await runTask('report', { since: since.toISOString(), by });
if (values.csv) {
  const rows = campaigns.rows.map((row) => ({ ...row, conversion: (row.signUps / row.visits).toFixed(4) }));
  process.stdout.write(stringify(rows, { header: true, escape_formulas: true }));
} else {
  console.log(`Since ${since.toISOString().slice(0, 16).replace('T', ' ')} UTC\n`);
  console.log(reportTable(campaigns, by));
  const lines = violationLines(violations);
  if (lines.length > 0) console.log(['', ...lines].join('\n'));
}

import { parseArgs } from 'node:util';
import { stringify } from 'csv-stringify/sync';
import { groupingOf, sinceOf } from '@/lib/server/report/options';
import { stopWithOneSentence } from '../stop';
import { withStore } from '../with-store';

/** `npm run report -- --since 7d [--by source|campaign|landing|locale] [--csv]`: what campaigns brought. */

function read() {
  try {
    const { values } = parseArgs({
      options: {
        since: { type: 'string', default: '7d' },
        by: { type: 'string', default: 'source' },
        csv: { type: 'boolean', default: false },
      },
    });
    return { since: sinceOf(values.since, new Date()), by: groupingOf(values.by), csv: values.csv };
  } catch (error) {
    return stopWithOneSentence(error);
  }
}

const { since, by, csv } = read();
await withStore(async ({ db }) => {
  const { campaignReport } = await import('@/lib/server/report/campaigns');
  const { reportTable } = await import('@/lib/server/report/table');
  const report = await campaignReport(db, since, by);
  if (csv) {
    const rows = report.rows.map((row) => ({ ...row, conversion: (row.signUps / row.visits).toFixed(4) }));
    process.stdout.write(stringify(rows, { header: true, escape_formulas: true }));
  } else {
    console.log(`Since ${since.toISOString().slice(0, 16).replace('T', ' ')} UTC\n`);
    console.log(reportTable(report, by));
  }
});

import { stringify } from 'csv-stringify/sync';
import { commandLine } from '../command-line';
import { runTask } from '../run-task';

const { values } = commandLine({
  call: 'npm run inbox',
  about: 'Lists what visitors wrote and voted, the newest first.',
  options: { csv: { type: 'boolean', about: 'for spreadsheets' } },
});
const rows = await runTask('inbox', {});
if (values.csv) {
  const columns = ['id', 'receivedAt', 'kind', 'locale', 'page', 'name', 'email', 'company', 'content', 'deliveredAt'];
  process.stdout.write(stringify(rows, { header: true, columns, escape_formulas: true }));
} else {
  for (const { id, receivedAt, kind, locale, page, name, email, company, content } of rows) {
    const from = [name, email && `<${email}>`, company].filter(Boolean).join(' ') || 'anonymous';
    console.log(`${id}  ${receivedAt}  ${kind}  ${locale ?? ''} ${page ?? ''}`);
    console.log(`  ${from}`);
    console.log(`  ${content.replaceAll('\n', '\n  ')}\n`);
  }
  console.log(`${rows.length} entries.`);
}

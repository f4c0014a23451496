import { stringify } from 'csv-stringify/sync';
import { desc } from 'drizzle-orm';
import { messages } from '@/lib/server/store/schema';
import { commandLine } from '../command-line';
import { withStore } from '../with-store';

const { values } = commandLine({
  call: 'npm run inbox',
  about: 'Lists what visitors wrote and voted, the newest first.',
  options: { csv: { type: 'boolean', about: 'for spreadsheets' } },
});
await withStore(async ({ db }) => {
  const rows = await db.select().from(messages).orderBy(desc(messages.receivedAt));
  if (values.csv) {
    const columns = [
      'id',
      'receivedAt',
      'kind',
      'locale',
      'page',
      'name',
      'email',
      'company',
      'content',
      'deliveredAt',
    ];
    const cast = { date: (value: Date) => value.toISOString() };
    process.stdout.write(stringify(rows, { header: true, columns, cast, escape_formulas: true }));
    return;
  }
  for (const { id, receivedAt, kind, locale, page, name, email, company, content } of rows) {
    const from = [name, email && `<${email}>`, company].filter(Boolean).join(' ') || 'anonymous';
    console.log(`${id}  ${receivedAt.toISOString()}  ${kind}  ${locale ?? ''} ${page ?? ''}`);
    console.log(`  ${from}`);
    console.log(`  ${content.replaceAll('\n', '\n  ')}\n`);
  }
  console.log(`${rows.length} entries.`);
});

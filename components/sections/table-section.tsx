import { FactTable } from '@/components/sections/fact-table';
import { Section } from '@/components/sections/section';
import type { PageCopy } from '@/lib/content/page-copy';

/** The table of a page under its own heading; nothing on a page without one. */
export function TableSection({ table }: { table: PageCopy['table'] }) {
  if (!table) return null;
  const { heading, text, columns, rows } = table;
  return (
    <Section heading={heading} text={text} tone="sunken">
      <FactTable caption={heading} columns={columns} rows={rows} />
    </Section>
  );
}

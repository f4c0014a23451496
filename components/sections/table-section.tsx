import type { ReactNode } from 'react';
import { DataTable } from '@/components/sections/data-table';
import { Section } from '@/components/sections/section';
import type { PageCopy } from '@/lib/content/page-copy';

/** Renders the text of a cell. @param column index, not counting the row's name */
export type DrawCell = (words: string, row: number, column: number) => ReactNode;

const wordsAlone: DrawCell = (words) => words;

type TableSectionProps = {
  table: PageCopy['table'];
  /** For cells with more than text. */
  drawCell?: DrawCell;
  /** Whether the columns remain side by side on a phone. */
  isCompact?: boolean;
};

/** Table of a page under its own heading; renders nothing on a page without a table. */
export function TableSection({ table, drawCell = wordsAlone, isCompact = drawCell !== wordsAlone }: TableSectionProps) {
  if (!table) return null;
  const { heading, text, columns, rows } = table;
  return (
    <Section heading={heading} text={text} tone="sunken">
      <DataTable
        caption={heading}
        isCompact={isCompact}
        columns={columns}
        rows={rows.map(([name = '', ...cells], row) => [
          name,
          ...cells.map((words, column) => drawCell(words, row, column)),
        ])}
      />
    </Section>
  );
}

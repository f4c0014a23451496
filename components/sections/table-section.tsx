import type { ReactNode } from 'react';
import { DataTable } from '@/components/sections/data-table';
import { Section } from '@/components/sections/section';
import type { PageCopy } from '@/lib/content/page-copy';
import { type ElementText } from '@/lib/i18n/element-text';

/** Renders the text of a cell. @param column index, not counting the row's name */
export type RenderCell = (text: ElementText, row: number, column: number) => ElementText | ReactNode;

const renderText: RenderCell = (text) => text;

type TableSectionProps = {
  table: PageCopy['table'];
  /** For cells with more than text. */
  renderCell?: RenderCell;
  /** Whether the columns remain on mobile viewports. */
  keepsColumns?: boolean;
};

/** Table of a page under its own heading; renders nothing on a page without a table. */
export function TableSection({
  table,
  renderCell = renderText,
  keepsColumns = renderCell !== renderText,
}: TableSectionProps) {
  if (!table) return null;
  const { heading, text, columns, rows } = table;
  return (
    <Section heading={heading} text={text} tone="sunken">
      <DataTable
        caption={heading}
        keepsColumns={keepsColumns}
        columns={columns}
        rows={rows.map(([name = '', ...cells], row) => [
          name,
          ...cells.map((cell, column) => renderCell(cell, row, column)),
        ])}
      />
    </Section>
  );
}

import { FactTable } from '@/components/sections/fact-table';
import { Section } from '@/components/sections/section';
import { RightSign, type Right } from '@/components/scenes/right-sign';
import type { PageCopy } from '@/lib/content/page-copy';
import styles from './role-table.module.css';

/** How far each permission goes for each role (docs/facts.md), in the order of the table; words alone where it depends. */
const rights: readonly (readonly (Right | undefined)[])[] = [
  ['all', 'all', 'groups', 'groups'],
  ['all', 'all', 'groups', 'none'],
  ['all', undefined, 'none', 'none'],
  ['all', 'all', 'none', 'none'],
  ['all', 'all', 'groups', 'none'],
  ['all', 'none', 'none', 'none'],
];

/** The table of roles, with the signs that the scene above it has. */
export function RoleTable({ heading, text, columns, rows }: NonNullable<PageCopy['table']>) {
  return (
    <Section heading={heading} text={text} tone="sunken">
      <FactTable
        caption={heading}
        columns={columns}
        rows={rows.map(([name = '', ...cells], row) => [
          name,
          ...cells.map((cell, i) => {
            const right = rights[row]?.[i];
            return (
              <span className={right === 'none' ? `${styles.right} ${styles.none}` : styles.right} key={i}>
                {right ? <RightSign right={right} /> : null}
                {cell}
              </span>
            );
          }),
        ])}
      />
    </Section>
  );
}

import { FactTable } from '@/components/sections/fact-table';
import { Section } from '@/components/sections/section';
import { RightSign, type Right } from '@/components/scenes/right-sign';
import type { PageCopy } from '@/lib/content/page-copy';
import styles from './rights-table.module.css';

type Rights = readonly (readonly (Right | undefined)[])[];

/** How far each permission goes for each role (docs/facts.md), in the order of the table; words alone where it depends. */
export const rightsOfRoles: Rights = [
  ['all', 'all', 'groups', 'groups'],
  ['all', 'all', 'groups', 'none'],
  ['all', undefined, 'none', 'none'],
  ['all', 'all', 'none', 'none'],
  ['all', 'all', 'groups', 'none'],
  ['all', 'none', 'none', 'none'],
];

/** What a team and the brand can read, in the order of the table on security. */
export const rightsToRead: Rights = [
  ['all', 'none'],
  ['all', 'none'],
  ['all', 'all'],
  ['all', 'all'],
  ['groups', 'all'],
  ['none', 'none'],
  ['all', undefined],
];

/** A table of who may do what, with the signs that the scene of permissions has. */
export function RightsTable({
  table: { heading, text, columns, rows },
  rights,
}: {
  table: NonNullable<PageCopy['table']>;
  rights: Rights;
}) {
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

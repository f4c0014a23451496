import { PermissionIcon, type Permission } from '@/components/mockups/permission-icon';
import type { DrawCell } from '@/components/sections/table-section';
import type { FeatureId, TopicId } from '@/lib/urls/catalogue';
import styles from './permission-cells.module.css';

/** @param rights a sign for each cell, in the order of the table; without one it depends, which has a sign too */
const withSigns = (rights: readonly (readonly (Permission | undefined)[])[]): DrawCell =>
  function RightCell(words, row, column) {
    const right = rights[row]?.[column];
    return (
      <span className={right === 'none' ? `${styles.right} ${styles.none}` : styles.right} key={column}>
        <span className={styles.sign}>
          {right ? <PermissionIcon right={right} /> : <i className={styles.depends} />}
        </span>
        {words}
      </span>
    );
  };

/** The cells of tables of who may do what, with the signs that the scene of permissions has. */
export const permissionCells: Partial<Record<FeatureId | TopicId, DrawCell>> = {
  // How far each permission goes for each role (docs/facts.md).
  teamwork: withSigns([
    ['all', 'all', 'groups', 'groups'],
    ['all', 'all', 'groups', 'none'],
    ['all', 'all', 'groups', 'none'],
    ['all', undefined, 'none', 'none'],
    ['all', 'all', 'none', 'none'],
    ['all', 'all', 'groups', 'none'],
    ['all', 'none', 'none', 'none'],
  ]),
  // What a team can read, and what the brand can.
  security: withSigns([
    ['all', 'none'],
    ['all', 'none'],
    ['all', 'all'],
    ['all', 'all'],
    ['groups', 'all'],
    ['none', 'none'],
    ['all', undefined],
  ]),
};

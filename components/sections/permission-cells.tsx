import { PermissionIcon, type Permission } from '@/components/mockups/permission-icon';
import type { DrawCell } from '@/components/sections/table-section';
import type { FeatureId, TopicId } from '@/lib/urls/catalogue';
import styles from './permission-cells.module.css';

/** @param rights the permission of each cell, in the order of the table; undefined is shown as “depends” */
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

/** Cells of permission tables, with the icons of the permissions mockup. */
export const permissionCells: Partial<Record<FeatureId | TopicId, DrawCell>> = {
  // Scope of each permission by role (docs/product-facts.md).
  teamwork: withSigns([
    ['all', 'all', 'groups', 'groups'],
    ['all', 'all', 'groups', 'none'],
    ['all', 'all', 'groups', 'none'],
    ['all', undefined, 'none', 'none'],
    ['all', 'all', 'none', 'none'],
    ['all', 'all', 'groups', 'none'],
    ['all', 'none', 'none', 'none'],
  ]),
  // Data that a team can read, and that the brand can read.
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

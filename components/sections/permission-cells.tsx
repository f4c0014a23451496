import { PermissionIcon, type Permission } from '@/components/mockups/permission-icon';
import type { RenderCell } from '@/components/sections/table-section';
import type { FeatureId, TopicId } from '@/lib/urls/catalog';
import { langProps, plainText } from '@/lib/i18n/element-text';
import styles from './permission-cells.module.css';

/** @param permissions the permission of each cell, in the order of the table; undefined is shown as “depends” */
const withPermissionIcons = (permissions: readonly (readonly (Permission | undefined)[])[]): RenderCell =>
  function PermissionCell(text, row, column) {
    const permission = permissions[row]?.[column];
    return (
      <span
        className={permission === 'none' ? `${styles.cell} ${styles.none}` : styles.cell}
        key={column}
        {...langProps(text)}
      >
        <span className={styles.icon}>
          {permission ? <PermissionIcon permission={permission} /> : <i className={styles.depends} />}
        </span>
        {plainText(text)}
      </span>
    );
  };

/** Cells of permission tables, with the icons of the permissions mockup. */
export const permissionCells: Partial<Record<FeatureId | TopicId, RenderCell>> = {
  // Scope of each permission by role (docs/product-facts.md).
  teamwork: withPermissionIcons([
    ['all', 'all', 'groups', 'groups'],
    ['all', 'all', 'groups', 'none'],
    ['all', 'all', 'groups', 'none'],
    ['all', undefined, 'none', 'none'],
    ['all', 'all', 'none', 'none'],
    ['all', 'all', 'groups', 'none'],
    ['all', 'none', 'none', 'none'],
  ]),
  // Data that a team can read, and that the brand can read.
  security: withPermissionIcons([
    ['all', 'none'],
    ['all', 'none'],
    ['all', 'all'],
    ['all', 'all'],
    ['groups', 'all'],
    ['none', 'none'],
    ['all', undefined],
  ]),
};

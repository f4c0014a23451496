import { Icon } from '@/components/ui/icon';
import styles from './permission-icon.module.css';

/** Scope of a permission: all groups, own groups, none. */
export type Permission = 'all' | 'groups' | 'none';

/** Icon of a permission: a check mark, a half-filled circle or a dash. */
export function PermissionIcon({ permission }: { permission: Permission }) {
  return permission === 'all' ? <Icon name="check" size={16} /> : <i className={styles[permission]} />;
}

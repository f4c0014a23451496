import { Icon } from '@/components/ui/icon';
import styles from './permission-icon.module.css';

/** How far a permission goes: everywhere, in one's own groups, nowhere. */
export type Permission = 'all' | 'groups' | 'none';

/** The sign of it, which scene and table share. */
export function PermissionIcon({ right }: { right: Permission }) {
  return right === 'all' ? <Icon name="check" size={16} /> : <i className={styles[right]} />;
}

import { Icon } from '@/components/ui/icon';
import styles from './right-sign.module.css';

/** How far a permission goes: everywhere, in one's own groups, nowhere. */
export type Right = 'all' | 'groups' | 'none';

/** The sign of it, which scene and table share. */
export function RightSign({ right }: { right: Right }) {
  return right === 'all' ? <Icon name="check" size={16} /> : <i className={styles[right]} />;
}

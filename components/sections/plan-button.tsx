import { Icon } from '@/components/ui/icon';
import styles from './plan-button.module.css';

/** The words of a plan's button: all of them, or the plan's name where its column is narrow. */
export function PlanButtonLabel({ full, short }: { full: string; short: string }) {
  return (
    <>
      <span className={styles.full}>{full}</span>
      <span className={styles.short} aria-hidden="true">
        {short}
        <Icon name="arrow-right" size={14} />
      </span>
    </>
  );
}

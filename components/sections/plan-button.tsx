import { Icon } from '@/components/ui/icon';
import styles from './plan-button.module.css';

/** Label of a plan's button: the full text, or the plan's name in narrow columns. */
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

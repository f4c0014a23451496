import { Icon } from '@/components/ui/icon';
import styles from './more-link.module.css';

/** Link from a section to the page with details. */
export function MoreLink({ href, label }: { href: string; label: string }) {
  return (
    <p className={styles.more}>
      <a href={href}>
        {label}
        <Icon name="arrow-right" size={18} />
      </a>
    </p>
  );
}

import Link from 'next/link';
import button from '@/components/ui/button.module.css';
import styles from './actions.module.css';

export type Action = { label: string; href: string };

/** One link as a button: pages of the site without a new load, other addresses as they are. */
function ActionLink({ label, href, look }: Action & { look: 'primary' | 'quiet' }) {
  return href.startsWith('/') ? (
    <Link className={button[look]} href={href}>
      {label}
    </Link>
  ) : (
    <a className={button[look]} href={href}>
      {label}
    </a>
  );
}

/** What to do next: the first action stands out, the others are quiet. */
export function Actions({ actions }: { actions: readonly Action[] }) {
  return (
    <p className={styles.actions}>
      {actions.map((action, i) => (
        <ActionLink key={action.href} {...action} look={i === 0 ? 'primary' : 'quiet'} />
      ))}
    </p>
  );
}

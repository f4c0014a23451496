import { AccountLink } from '@/components/frame/account-link';
import button from '@/components/ui/button.module.css';
import styles from './actions.module.css';

/** A page of the site, or the product's sign-up. */
export type Action = { label: string; href: string | 'register'; startsDownload?: boolean };

function ActionLink({ label, href, startsDownload, look }: Action & { look: 'primary' | 'quiet' }) {
  if (href === 'register') {
    return (
      <AccountLink className={button[look]} kind="register">
        {label}
      </AccountLink>
    );
  }
  return (
    <a
      className={button[look]}
      href={href}
      data-click={`action ${href}`}
      data-download={startsDownload ? '' : undefined}
    >
      {label}
    </a>
  );
}

/** What to do next: the first action stands out, the others are quiet. */
export function Actions({ actions }: { actions: readonly Action[] }) {
  return (
    <p className={styles.actions} data-actions="">
      {actions.map((action, i) => (
        <ActionLink key={action.href} {...action} look={i === 0 ? 'primary' : 'quiet'} />
      ))}
    </p>
  );
}

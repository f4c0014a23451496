import { AccountLink } from '@/components/layout/account-link';
import { DownloadButton } from '@/components/sections/download-button';
import button from '@/components/ui/button.module.css';
import styles from './cta-buttons.module.css';

/**
 * A page of the site, the product's sign-up, or the download for the visitor's operating system, which has its own
 * label.
 */
export type CtaButton = { label: string; href: string | 'register' } | { href: string; startsDownload: true };

function ActionLink({ action, variant }: { action: CtaButton; variant: 'primary' | 'secondary' }) {
  if ('startsDownload' in action) return <DownloadButton href={action.href} />;
  const { label, href } = action;
  if (href === 'register') {
    return (
      <AccountLink className={button[variant]} kind="register">
        {label}
      </AccountLink>
    );
  }
  return (
    <a className={button[variant]} href={href} data-click={`action ${href}`}>
      {label}
    </a>
  );
}

/** Call-to-action buttons: the first is prominent, the others are secondary. */
export function CtaButtons({ actions }: { actions: readonly CtaButton[] }) {
  return (
    <p className={styles.actions} data-actions="">
      {actions.map((action, i) => (
        <ActionLink key={action.href} action={action} variant={i === 0 ? 'primary' : 'secondary'} />
      ))}
    </p>
  );
}

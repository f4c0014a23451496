import { getTranslations } from 'next-intl/server';
import { AccountLink } from '@/components/layout/account-link';
import styles from './account-links.module.css';

/** Log in and sign up, which lead to the product's web application. */
export async function AccountLinks({ className }: { className?: string }) {
  const t = await getTranslations('shell');
  return (
    <div className={`${styles.links} ${className ?? ''}`} data-dedupe="">
      <AccountLink className={styles.logIn} kind="login">
        {t('logIn')}
      </AccountLink>
      <AccountLink className={styles.signUp} kind="register">
        {t('signUp')}
      </AccountLink>
    </div>
  );
}

import { getTranslations } from 'next-intl/server';
import { site } from '@/lib/site';
import styles from './account-links.module.css';

/** Log in and sign up, which lead to the product's web application. */
export async function AccountLinks({ className }: { className?: string }) {
  const t = await getTranslations('shell');
  return (
    <div className={`${styles.links} ${className ?? ''}`}>
      <a className={styles.logIn} href={site.loginUrl}>
        {t('logIn')}
      </a>
      <a className={styles.signUp} href={site.registerUrl}>
        {t('signUp')}
      </a>
    </div>
  );
}

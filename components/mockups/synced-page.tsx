import { getTranslations } from 'next-intl/server';
import mockup from './mockup.module.css';
import styles from './synced-page.module.css';

/** Page of a synchronized window: pointer moves are mirrored; the typed text differs per window. */
export async function SyncedPage({ city, isMain }: { city: string; isMain: boolean }) {
  const t = await getTranslations('mockups.synchronizer');
  return (
    <div className={isMain ? `${styles.page} ${styles.main}` : styles.page}>
      <i className={styles.title} />
      {isMain ? <span className={styles.label}>{t('city')}</span> : null}
      <span className={`${mockup.field} ${styles.field}`}>
        <span className={styles.typed}>{city}</span>
      </span>
      <span className={styles.button}>{t('continue')}</span>
      <svg className={styles.photo} viewBox="-12 -9 48 42" preserveAspectRatio="xMidYMid slice">
        <path d="M8 3h8l4 9H4zM11 12h2v6h-2zM7 18h10v3H7z" />
      </svg>
      <i className={styles.pointer} />
    </div>
  );
}

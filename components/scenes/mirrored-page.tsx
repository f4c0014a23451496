import { getTranslations } from 'next-intl/server';
import frame from './scene.module.css';
import styles from './mirrored-page.module.css';

/** The page in one of the windows: the pointer goes the same way in each, but each types its own city. */
export async function MirroredPage({ city, isMain }: { city: string; isMain: boolean }) {
  const t = await getTranslations('scenes.synchroniser');
  return (
    <div className={isMain ? `${styles.page} ${styles.main}` : styles.page}>
      <i className={styles.title} />
      <i className={styles.text} />
      {isMain ? <span className={styles.label}>{t('city')}</span> : null}
      <span className={`${frame.field} ${styles.field}`}>
        <span className={styles.typed}>{city}</span>
      </span>
      <span className={styles.button}>{isMain ? <span>{t('continue')}</span> : null}</span>
      <i className={styles.pointer} />
    </div>
  );
}

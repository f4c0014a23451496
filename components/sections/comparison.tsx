import { getTranslations } from 'next-intl/server';
import { fits } from '@/components/sections/fits';
import { Points } from '@/components/sections/points';
import { Mark } from '@/components/ui/logo';
import type { PageCopy } from '@/lib/content/page-copy';
import { featureLinks } from '@/lib/pages/navigation';
import { currentLocale } from '@/lib/rendering/current-locale';
import styles from './comparison.module.css';

type Section = PageCopy['sections'][number];

type ComparisonProps = {
  /** How its makers call the other product. */
  product: string;
  /** What the other product's documentation says, where the page quotes it. */
  documented?: Section;
  /** When the other product fits better. */
  stay: Section;
};

/** Two columns, cards on a phone: when to stay with the other product, and when to choose ours. */
export async function Comparison({ product, documented, stay }: ComparisonProps) {
  const t = await getTranslations('compare');
  const features = featureLinks(await currentLocale());
  return (
    <div className={styles.comparison} data-kept="">
      <div className={styles.column}>
        <h2 className={styles.label}>{t('stay', { product })}</h2>
        {documented ? (
          <section className={styles.part}>
            <h3>{documented.heading}</h3>
            <p>{documented.text}</p>
          </section>
        ) : null}
        <section className={styles.part}>
          <h3>{stay.heading}</h3>
          <p>{stay.text}</p>
        </section>
      </div>
      <div className={`${styles.column} ${styles.ours}`}>
        <h2 className={styles.label}>
          <Mark size={22} />
          {t('choose')}
        </h2>
        {documented ? (
          <section className={styles.part}>
            <h3>{t('ours')}</h3>
            <ul className={styles.features}>
              {features.map(({ id, label, href }) => (
                <li key={id}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <section className={styles.part}>
          <h3>{t('when')}</h3>
          <Points points={fits.map((key) => t(`fits.${key}`))} />
        </section>
      </div>
    </div>
  );
}

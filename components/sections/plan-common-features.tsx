import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { getTranslatorWithFallback } from '@/lib/next-intl/translator-with-fallback';
import { langProps, plainText } from '@/lib/i18n/element-text';
import styles from './plan-common-features.module.css';

const features = ['isolation', 'synchronizer', 'rpa', 'localApi', 'cookies', 'recycleBin', 'roles', 'log'] as const;

/** Features of every plan. Next to the plans, they are aligned with the row names of the table below. */
export async function PlanCommonFeatures() {
  const t = await getTranslations('pricing');
  const texts = await getTranslatorWithFallback('pricing');
  return (
    <div className={styles.common}>
      <h2 className={styles.heading} {...langProps(texts('plan.includes'))}>
        {plainText(texts('plan.includes'))}
      </h2>
      <ul className={styles.features}>
        {features.map((key) => (
          <li key={key}>
            <Icon name="check" size={16} />
            {t(`comparison.rows.${key}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

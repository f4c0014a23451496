import { getTranslations } from 'next-intl/server';
import { Price } from '@/components/sections/price';
import { planIds, plans, recommendedPlan } from '@/lib/pricing/plans';
import styles from './plan-switcher.module.css';

/** Selects the plan that a phone shows, by name and price. CSS shows the selected plan's cells. */
export async function PlanSwitcher() {
  const t = await getTranslations('pricing');
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{t('plan.label')}</legend>
      {planIds.map((id) => (
        <label className={styles.option} key={id}>
          <input className={styles.input} type="radio" name="plan" value={id} defaultChecked={id === recommendedPlan} />
          <span>{t(`plans.${id}.name`)}</span>
          <Price amounts={plans[id].price} />
        </label>
      ))}
    </fieldset>
  );
}

import { getTranslations } from 'next-intl/server';
import { Price } from '@/components/sections/price';
import { planMessages } from '@/lib/next-intl/plan-messages';
import { readPrices } from '@/lib/pricing/prices-schema';
import styles from './plan-switcher.module.css';

/** Selects the plan that a phone shows, by name and price. CSS shows the selected plan's cells. */
export async function PlanSwitcher() {
  const t = await getTranslations('pricing');
  const { planName } = await planMessages();
  const prices = readPrices();
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{t('plan.label')}</legend>
      {Object.entries(prices.plans).map(([id, plan], index) => (
        <label className={styles.option} key={id}>
          <input
            className={styles.input}
            type="radio"
            name="plan"
            value={id}
            data-index={index}
            defaultChecked={id === prices.recommended}
          />
          <span>{planName(id)}</span>
          <Price {...prices} amounts={plan.price} />
        </label>
      ))}
    </fieldset>
  );
}

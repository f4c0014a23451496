import { getFormatter, getTranslations } from 'next-intl/server';
import { RadioGroup } from '@/components/ui/radio-group';
import type { LocaleCode } from '@/lib/i18n/locales';
import { planMessages } from '@/lib/next-intl/plan-messages';
import { defaultCurrency } from '@/lib/pricing/plans';
import { readPrices } from '@/lib/pricing/prices-schema';
import styles from './billing-toggle.module.css';

/** Billing period, with its savings, and currency; they apply to all prices of the page. */
export async function BillingToggle({ locale }: { locale: LocaleCode }) {
  const t = await getTranslations('pricing');
  const { period } = await planMessages();
  const format = await getFormatter();
  const prices = readPrices();
  const savings = Object.entries(prices.savings);
  const formatDiscount = (ratio: number) => format.number(-ratio, { style: 'percent' }).replace('-', '−');
  return (
    <div className={styles.choices}>
      <RadioGroup
        name="period"
        legend={t('period.label')}
        initial={savings[0]![0]}
        options={savings.map(([id, saving]) => ({
          value: id,
          label: (
            <>
              {period(id)}
              {saving > 0 ? <span className={styles.saving}> {formatDiscount(saving)}</span> : null}
            </>
          ),
        }))}
      />
      <RadioGroup
        name="currency"
        legend={t('currency.label')}
        initial={defaultCurrency(locale, prices)}
        options={Object.keys(prices.currencies).map((code) => ({ value: code, label: code }))}
      />
    </div>
  );
}

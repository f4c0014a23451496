import { getFormatter, getTranslations } from 'next-intl/server';
import { RadioGroup } from '@/components/ui/radio-group';
import type { LocaleCode } from '@/lib/i18n/locales';
import { defaultCurrency } from '@/lib/pricing/currency';
import { currencies, periods, savings } from '@/lib/pricing/plans';
import styles from './billing-toggle.module.css';

/** Billing period, with its savings, and currency; they apply to all prices of the page. */
export async function BillingToggle({ locale }: { locale: LocaleCode }) {
  const t = await getTranslations('pricing');
  const format = await getFormatter();
  const formatDiscount = (ratio: number) => format.number(-ratio, { style: 'percent' }).replace('-', '−');
  return (
    <div className={styles.choices}>
      <RadioGroup
        name="period"
        legend={t('period.label')}
        initial="monthly"
        options={periods.map((period) => ({
          value: period,
          label: (
            <>
              {t(`period.${period}`)}
              {savings[period] > 0 ? <span className={styles.saving}> {formatDiscount(savings[period])}</span> : null}
            </>
          ),
        }))}
      />
      <RadioGroup
        name="currency"
        legend={t('currency.label')}
        initial={defaultCurrency(locale)}
        options={currencies.map((currency) => ({ value: currency, label: currency }))}
      />
    </div>
  );
}

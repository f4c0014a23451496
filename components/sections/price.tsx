import { formatMoney } from '@/lib/pricing/money';
import { currencies, discountedMonthlyPrice, periods, type Currency } from '@/lib/pricing/plans';
import styles from './price.module.css';

/**
 * A monthly price in every currency and for every period; the radio buttons of BillingToggle show one of them through
 * CSS, without scripts.
 */
export function Price({ amounts }: { amounts: Readonly<Record<Currency, number>> }) {
  return (
    <span className={styles.price} translate="no">
      {currencies.flatMap((currency) =>
        periods.map((period) => (
          <span key={currency + period} className={styles.amount} data-currency={currency} data-period={period}>
            {formatMoney(discountedMonthlyPrice(amounts[currency], period), currency)}
          </span>
        )),
      )}
    </span>
  );
}

import { formatMoney } from '@/lib/pricing/money';
import type { Amounts, Prices } from '@/lib/pricing/plans';
import styles from './price.module.css';

/**
 * A monthly price in every currency and for every period; the radio buttons of BillingToggle show one of them through
 * CSS, without scripts.
 */
export function Price({ amounts, currencies, savings }: { amounts: Amounts } & Pick<Prices, 'currencies' | 'savings'>) {
  return (
    <span className={styles.price} translate="no">
      {Object.entries(currencies).flatMap(([code, format], currency) =>
        Object.values(savings).map((saving, period) => (
          <span key={`${code}${period}`} className={styles.amount} data-currency={currency} data-period={period}>
            {formatMoney(amounts[code]! * (1 - saving), format)}
          </span>
        )),
      )}
    </span>
  );
}

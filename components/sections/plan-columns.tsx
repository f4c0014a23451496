import { getTranslations } from 'next-intl/server';
import { Price } from '@/components/sections/price';
import price from '@/components/sections/price.module.css';
import { AccountLink } from '@/components/frame/account-link';
import button from '@/components/ui/button.module.css';
import { periods, planIds, plans } from '@/lib/pricing/plans';
import styles from './plan-columns.module.css';

/** The plans side by side, divided by hairlines: for whom, at what price, with how much of everything. */
export async function PlanColumns() {
  const t = await getTranslations('pricing');
  return (
    <ul className={styles.plans} data-expose="plans" data-kept="">
      {planIds.map((id) => {
        const { profiles, seats, apiRate, price: amounts } = plans[id];
        const name = t(`plans.${id}.name`);
        return (
          <li className={styles.plan} key={id}>
            <h2 className={styles.name}>{name}</h2>
            <p className={styles.for}>{t(`plans.${id}.for`)}</p>
            <p className={styles.price}>
              <strong className={styles.amount}>
                <Price amounts={amounts} />
              </strong>{' '}
              {t('perMonth')}
              <span className={styles.billed}>
                {amounts.USD > 0
                  ? periods.map((period) => (
                      <span className={price.billed} data-period={period} key={period}>
                        {t(`billed.${period}`)}
                      </span>
                    ))
                  : null}
              </span>
            </p>
            <ul className={styles.numbers}>
              <li>{t('profiles', { count: profiles })}</li>
              <li>{t('seats', { count: seats })}</li>
              <li>{t('apiRate', { count: apiRate })}</li>
            </ul>
            <AccountLink className={button.quiet} kind="register">
              {t('choose', { plan: name })}
            </AccountLink>
          </li>
        );
      })}
    </ul>
  );
}

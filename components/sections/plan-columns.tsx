import { getTranslations } from 'next-intl/server';
import { PlanCommonFeatures } from '@/components/sections/plan-common-features';
import { PlanSwitcher } from '@/components/sections/plan-switcher';
import choice from '@/components/sections/plan-switcher.module.css';
import { PlanButtonLabel } from '@/components/sections/plan-button';
import planCount from '@/components/sections/plan-count.module.css';
import { Price } from '@/components/sections/price';
import price from '@/components/sections/price.module.css';
import { AccountLink } from '@/components/layout/account-link';
import button from '@/components/ui/button.module.css';
import { planMessages } from '@/lib/next-intl/plan-messages';
import { readPrices } from '@/lib/pricing/prices-schema';
import styles from './plan-columns.module.css';

/**
 * The plans side by side, with audience, price and limits; the recommended one is raised. The features that all of them
 * include are next to them. A phone shows one plan at a time, selected with radio buttons.
 */
export async function PlanColumns() {
  const t = await getTranslations('pricing');
  const { planName, audience, billed } = await planMessages();
  const prices = readPrices();
  const plans = Object.entries(prices.plans);
  return (
    <div className={styles.block} data-expose="plans" data-dedupe="">
      <PlanSwitcher />
      <ul className={`${styles.plans} ${planCount.count}`} data-plans={plans.length}>
        {plans.map(([id, { profiles, seats, price: amounts }], index) => {
          const name = planName(id);
          const isRecommended = id === prices.recommended;
          return (
            <li
              className={`${styles.plan} ${isRecommended ? styles.recommended : ''} ${choice.part}`}
              data-plan={index}
              key={id}
            >
              <div>
                {isRecommended ? <p className={styles.badge}>{t('plan.recommended')}</p> : null}
                <h2 className={styles.name}>{name}</h2>
                <p className={styles.audience}>{audience(id)}</p>
              </div>
              <p className={styles.price}>
                <strong className={styles.amount}>
                  <Price {...prices} amounts={amounts} />
                </strong>{' '}
                {t('perMonth')}
                <span className={styles.billingNote}>
                  {Object.values(amounts).some((amount) => amount > 0)
                    ? Object.keys(prices.savings).map((id, period) => (
                        <span className={price.billed} data-period={period} key={id}>
                          {billed(id)}
                        </span>
                      ))
                    : null}
                </span>
              </p>
              <AccountLink className={isRecommended ? button.primary : button.secondary} kind="register">
                <PlanButtonLabel full={t('choose', { plan: name })} short={name} />
              </AccountLink>
              <ul className={styles.limits}>
                <li>{t('profiles', { count: profiles })}</li>
                <li>{t('seats', { count: seats })}</li>
              </ul>
            </li>
          );
        })}
      </ul>
      <PlanCommonFeatures />
    </div>
  );
}

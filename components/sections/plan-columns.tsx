import { getTranslations } from 'next-intl/server';
import { PlanCommonFeatures } from '@/components/sections/plan-common-features';
import { PlanSwitcher } from '@/components/sections/plan-switcher';
import choice from '@/components/sections/plan-switcher.module.css';
import { PlanButtonLabel } from '@/components/sections/plan-button';
import { Price } from '@/components/sections/price';
import price from '@/components/sections/price.module.css';
import { AccountLink } from '@/components/layout/account-link';
import button from '@/components/ui/button.module.css';
import { periods, planIds, plans, recommendedPlan } from '@/lib/pricing/plans';
import styles from './plan-columns.module.css';

/**
 * The plans side by side, with audience, price and limits; the recommended one is raised. The features that all of them
 * include are next to them. A phone shows one plan at a time, selected with radio buttons.
 */
export async function PlanColumns() {
  const t = await getTranslations('pricing');
  return (
    <div className={styles.block} data-expose="plans" data-dedupe="">
      <PlanSwitcher />
      <ul className={styles.plans}>
        {planIds.map((id) => {
          const { profiles, seats, price: amounts } = plans[id];
          const name = t(`plans.${id}.name`);
          const isRecommended = id === recommendedPlan;
          return (
            <li
              className={`${styles.plan} ${isRecommended ? styles.recommended : ''} ${choice.part}`}
              data-plan={id}
              key={id}
            >
              <div>
                {isRecommended ? <p className={styles.badge}>{t('plan.recommended')}</p> : null}
                <h2 className={styles.name}>{name}</h2>
                <p className={styles.audience}>{t(`plans.${id}.for`)}</p>
              </div>
              <p className={styles.price}>
                <strong className={styles.amount}>
                  <Price amounts={amounts} />
                </strong>{' '}
                {t('perMonth')}
                <span className={styles.billingNote}>
                  {amounts.USD > 0
                    ? periods.map((period) => (
                        <span className={price.billed} data-period={period} key={period}>
                          {t(`billed.${period}`)}
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

import { getFormatter, getTranslations } from 'next-intl/server';
import choice from '@/components/sections/plan-switcher.module.css';
import { Price } from '@/components/sections/price';
import { Section } from '@/components/sections/section';
import { currencies, packs, planIds, plans, recommendedPlan, type Currency, type PlanId } from '@/lib/pricing/plans';
import styles from './plan-comparison-table.module.css';

/** Price per profile of a plan, if all are used. */
const pricePerProfile = (id: PlanId) =>
  Object.fromEntries(
    currencies.map((currency) => [currency, plans[id].price[currency] / plans[id].profiles]),
  ) as Record<Currency, number>;

/** Price of a pack for a plan; a dash for plans that do not support packs. */
const AddOnPrice = ({ kind, plan }: { kind: keyof typeof packs; plan: PlanId }) =>
  plans[plan].extensible ? <Price amounts={packs[kind].price} /> : '–';

const cellProps = (id: PlanId) => ({
  className: `${choice.part} ${id === recommendedPlan ? styles.recommended : ''}`,
  'data-plan': id,
});

/**
 * Further differences between the plans, as a table below PlanColumns: price per profile, price of extra packs, and
 * other limits.
 */
export async function PlanComparisonTable() {
  const t = await getTranslations('pricing');
  const format = await getFormatter();
  const addOnName = (key: keyof typeof packs) => t(key, { count: packs[key].size });
  const rows = [
    { name: t('calculator.perProfile'), renderCell: (id: PlanId) => <Price amounts={pricePerProfile(id)} /> },
    ...(['profiles', 'seats'] as const).map((key) => ({
      name: `+ ${addOnName(key)}`,
      renderCell: (id: PlanId) => <AddOnPrice kind={key} plan={id} />,
    })),
    { name: t('comparison.rows.apiRate'), renderCell: (id: PlanId) => format.number(plans[id].apiRate) },
    { name: t('comparison.rows.support'), renderCell: (id: PlanId) => t(`comparison.support.${id}`) },
  ];
  const text = t('comparison.text', { profiles: addOnName('profiles'), seats: addOnName('seats') });
  return (
    <Section heading={t('comparison.heading')} text={text} tone="sunken">
      <table className={styles.table} data-dedupe="">
        <caption className="visually-hidden">{t('comparison.heading')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('comparison.feature')}</th>
            {planIds.map((id) => (
              <th {...cellProps(id)} scope="col" key={id}>
                {t(`plans.${id}.name`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, renderCell }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {planIds.map((id) => (
                <td {...cellProps(id)} key={id}>
                  {renderCell(id)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

import { getFormatter, getTranslations } from 'next-intl/server';
import choice from '@/components/sections/plan-switcher.module.css';
import planCount from '@/components/sections/plan-count.module.css';
import { Price } from '@/components/sections/price';
import { Section } from '@/components/sections/section';
import { planMessages } from '@/lib/next-intl/plan-messages';
import { inCurrencies, type Plan, type Prices } from '@/lib/pricing/plans';
import { readPrices } from '@/lib/pricing/prices-schema';
import styles from './plan-comparison-table.module.css';

/**
 * Further differences between the plans, as a table below PlanColumns: price per profile, price of extra packs, and
 * other limits.
 */
export async function PlanComparisonTable() {
  const t = await getTranslations('pricing');
  const format = await getFormatter();
  const { planName, support } = await planMessages();
  const prices = readPrices();
  const { packs } = prices;
  const plans = Object.entries(prices.plans);
  const cellProps = (id: string, index: number) => ({
    className: `${choice.part} ${id === prices.recommended ? styles.recommended : ''}`,
    'data-plan': index,
  });
  /** The price per profile if all are used. */
  const pricePerProfile = ({ price, profiles }: Plan) => inCurrencies(prices, (code) => price[code]! / profiles);
  const addOnName = (key: keyof Prices['packs']) => t(key, { count: packs[key].size });
  const rows = [
    {
      name: t('calculator.perProfile'),
      renderCell: (plan: Plan) => <Price {...prices} amounts={pricePerProfile(plan)} />,
    },
    ...(['profiles', 'seats'] as const).map((key) => ({
      name: `+ ${addOnName(key)}`,
      renderCell: ({ extensible }: Plan) => (extensible ? <Price {...prices} amounts={packs[key].price} /> : '–'),
    })),
    { name: t('comparison.rows.apiRate'), renderCell: ({ apiRate }: Plan) => format.number(apiRate) },
    { name: t('comparison.rows.support'), renderCell: (_: Plan, id: string) => support(id) },
  ];
  const text = t('comparison.text', { profiles: addOnName('profiles'), seats: addOnName('seats') });
  return (
    <Section heading={t('comparison.heading')} text={text} tone="sunken">
      <table className={`${styles.table} ${planCount.count}`} data-plans={plans.length} data-dedupe="">
        <caption className="visually-hidden">{t('comparison.heading')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('comparison.feature')}</th>
            {plans.map(([id], index) => (
              <th {...cellProps(id, index)} scope="col" key={id}>
                {planName(id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, renderCell }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {plans.map(([id, plan], index) => (
                <td {...cellProps(id, index)} key={id}>
                  {renderCell(plan, id)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

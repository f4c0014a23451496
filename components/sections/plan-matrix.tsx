import { getFormatter, getTranslations } from 'next-intl/server';
import choice from '@/components/sections/plan-choice.module.css';
import { Section } from '@/components/sections/section';
import { planIds, plans, recommendedPlan, type PlanId } from '@/lib/pricing/plans';
import styles from './plan-matrix.module.css';

const numbers = ['profiles', 'seats', 'apiRate'] as const;

const cellOf = (id: PlanId) => ({
  className: `${choice.part} ${id === recommendedPlan ? styles.best : ''}`,
  'data-plan': id,
});

/** In what the plans differ, row by row, each plan below its column of PlanColumns. */
export async function PlanMatrix() {
  const t = await getTranslations('pricing');
  const format = await getFormatter();
  const rows = [
    ...numbers.map((key) => ({
      name: t(`matrix.rows.${key}`),
      of: (id: PlanId) => format.number(plans[id][key]),
    })),
    { name: t('matrix.rows.support'), of: (id: PlanId) => t(`matrix.support.${id}`) },
  ];
  return (
    <Section heading={t('matrix.heading')} text={t('matrix.text')} tone="sunken">
      <table className={styles.table} data-kept="">
        <caption className="visually-hidden">{t('matrix.heading')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('matrix.feature')}</th>
            {planIds.map((id) => (
              <th {...cellOf(id)} scope="col" key={id}>
                {t(`plans.${id}.name`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {planIds.map((id) => (
                <td {...cellOf(id)} key={id}>
                  {of(id)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

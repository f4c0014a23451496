import { getFormatter, getTranslations } from 'next-intl/server';
import { FactTable } from '@/components/sections/fact-table';
import { Section } from '@/components/sections/section';
import { Icon } from '@/components/ui/icon';
import { planIds, plans } from '@/lib/pricing/plans';

/** What every plan contains. */
const features = ['isolation', 'synchronizer', 'rpa', 'localApi', 'cookies', 'bin', 'roles', 'log'] as const;
const numbers = ['profiles', 'seats', 'apiRate'] as const;

/** What each plan contains, feature by feature. */
export async function PlanMatrix() {
  const t = await getTranslations('pricing');
  const format = await getFormatter();
  const included = <Icon name="check" label={t('matrix.included')} />;
  const rows = [
    ...numbers.map((key) => [t(`matrix.rows.${key}`), ...planIds.map((id) => format.number(plans[id][key]))] as const),
    ...features.map((key) => [t(`matrix.rows.${key}`), ...planIds.map(() => included)] as const),
    [t('matrix.rows.support'), ...planIds.map((id) => t(`matrix.support.${id}`))] as const,
  ];
  return (
    <Section heading={t('matrix.heading')} text={t('matrix.text')} tone="sunken">
      <FactTable
        caption={t('matrix.heading')}
        columns={[t('matrix.feature'), ...planIds.map((id) => t(`plans.${id}.name`))]}
        rows={rows}
      />
    </Section>
  );
}

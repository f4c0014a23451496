import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Messages } from '@/generated/messages';

type PlanId = keyof Messages['pricing']['plans'];
type PeriodId = keyof Messages['pricing']['billed'];

/** Returns the texts of plans and billing periods, which are data. `npm run content:check` reports missing ones. */
export async function planMessages() {
  const t = await getTranslations('pricing');
  return {
    planName: (id: string) => t(`plans.${id}.name` as `plans.${PlanId}.name`),
    audience: (id: string) => t(`plans.${id}.for` as `plans.${PlanId}.for`),
    support: (id: string) => t(`comparison.support.${id}` as `comparison.support.${PlanId}`),
    period: (id: string) => t(`period.${id}` as `period.${PeriodId}`),
    billed: (id: string) => t(`billed.${id}` as `billed.${PeriodId}`),
  };
}

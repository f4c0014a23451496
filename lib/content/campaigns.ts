import { z } from 'zod';
import { lazyJson } from '@/lib/config/data-file';

/** The promotions at the bottom of phones, one at a time. */

export const campaignsFile = 'content/campaigns.json';

const day = z.iso.date('must be a date like 2026-09-14');
const text = z.string().min(1);
export const campaignsSchema = z.array(
  z.strictObject({
    /** First and last day, in UTC; null = no end. */
    from: day,
    until: day.nullable(),
    /** Keys of `promoBanner` in client.json. */
    text,
    register: text,
  }),
);
export type Campaign = z.output<typeof campaignsSchema>[number];

export const readCampaigns: () => Campaign[] = lazyJson(campaignsFile, campaignsSchema);

const dayLength = 24 * 60 * 60 * 1000;

/** Returns the first campaign that is running. */
export function activeCampaign(now: Date, campaigns: readonly Campaign[]): Campaign | undefined {
  const hasStarted = ({ from }: Campaign) => now.getTime() >= Date.parse(from);
  const isOver = ({ until }: Campaign) => until !== null && now.getTime() >= Date.parse(until) + dayLength;
  return campaigns.find((campaign) => hasStarted(campaign) && !isOver(campaign));
}

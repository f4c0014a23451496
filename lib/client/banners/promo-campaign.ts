import list from '@/content/campaigns.json';
import type { ClientMessages } from '@/lib/client/messages/client-messages';

/** The promotions at the bottom of phones, one at a time. They are samples. */
export type PromoCampaign = {
  /** First and last day, in UTC; null = no end. */
  from: string;
  until: string | null;
  /** Keys of `promoBanner` in client.json. */
  text: keyof ClientMessages['promoBanner'];
  register: keyof ClientMessages['promoBanner'];
};

/** Validated before every build. */
export const promoCampaigns: readonly PromoCampaign[] = list as readonly PromoCampaign[];

const day = 24 * 60 * 60 * 1000;

/** Times of the banner in ms. */
export const promoTimes = {
  /** From the start of the page until it is shown. */
  delay: 1000,
  /** From the end of scrolling, which hides it, until it returns. */
  reappearDelay: 5000,
  /** How long it stays closed. */
  dismissal: 7 * day,
} as const;

function isActive({ from, until }: PromoCampaign, now: Date): boolean {
  const isOver = until !== null && now.getTime() >= Date.parse(until) + day;
  return now.getTime() >= Date.parse(from) && !isOver;
}

/** The first campaign that is running. */
export function activeCampaign(now: Date, campaigns = promoCampaigns): PromoCampaign | undefined {
  return campaigns.find((campaign) => isActive(campaign, now));
}

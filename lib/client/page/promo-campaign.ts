/** The promotion at the bottom of phones; its messages are in client.json under `banner`. It is a sample. */
export const promoCampaign = {
  /** First and last day, in UTC; null = no end. */
  from: '2026-01-01',
  until: null as string | null,
} as const;

const day = 24 * 60 * 60 * 1000;

/** Whether the campaign is running. */
export function isCampaignActive(now: Date): boolean {
  const isOver = promoCampaign.until !== null && now.getTime() >= Date.parse(promoCampaign.until) + day;
  return now.getTime() >= Date.parse(promoCampaign.from) && !isOver;
}

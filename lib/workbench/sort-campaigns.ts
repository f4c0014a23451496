import type { CampaignRow } from '@/lib/api/report/campaigns';
import { minVisits } from '@/lib/api/report/conversion-interval';

/** The order of the campaigns' table, which the parameter `sort` of the page names. */

const values = {
  visits: (row: CampaignRow) => row.visits,
  signUps: (row: CampaignRow) => row.signUps,
  // Rows with too few visits for a rate come last.
  conversion: (row: CampaignRow) => (row.visits < minVisits ? -1 : row.converted / row.visits),
  downloads: (row: CampaignRow) => row.downloads,
  contacts: (row: CampaignRow) => row.contacts,
} as const;

export type CampaignSort = keyof typeof values;

/** Returns the order that a page's parameters name; null for that of the report. */
export function readCampaignSort(parameters: Pick<URLSearchParams, 'get'>): CampaignSort | null {
  const name = parameters.get('sort') ?? '';
  return Object.hasOwn(values, name) ? (name as CampaignSort) : null;
}

/** Sorts rows in descending order; equal ones stay as they are. */
export const sortCampaignRows = <Row extends CampaignRow>(rows: readonly Row[], sort: CampaignSort): Row[] =>
  rows.toSorted((a, b) => values[sort](b) - values[sort](a));

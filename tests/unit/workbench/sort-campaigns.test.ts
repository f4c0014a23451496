import { expect, it } from 'vitest';
import { readCampaignSort, sortCampaignRows } from '@/lib/workbench/sort-campaigns';

const none = { sources: 1, events: 0, firstTouchSignUps: 0, downloads: 0, contacts: 0, plans: 0 };
const row = (name: string, visits: number, signUps: number) => ({
  ...none,
  ...{ names: [name], visits, signUps, converted: signUps },
});
const rows = [row('large', 1000, 20), row('good', 200, 10), row('small', 4, 2), row('tiny', 3, 2)];
const namesBy = (sort: 'signUps' | 'conversion') => sortCampaignRows(rows, sort).map(({ names }) => names[0]);

it('campaigns are sorted by the column that the address names, equal ones in the order of the report', () => {
  expect(namesBy('signUps')).toEqual(['large', 'good', 'small', 'tiny']);
  expect(readCampaignSort(new URLSearchParams('sort=signUps'))).toBe('signUps');
});

it('campaigns with too few visits for a rate come after those with one', () => {
  expect(namesBy('conversion')).toEqual(['good', 'large', 'small', 'tiny']);
});

it.each(['', 'sort=', 'sort=toString', 'sort=name'])('the address with “%s” names no column', (query) => {
  expect(readCampaignSort(new URLSearchParams(query))).toBeNull();
});

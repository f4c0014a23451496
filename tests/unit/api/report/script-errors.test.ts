import { beforeEach, describe, expect, it } from 'vitest';
import { countRecentVisits } from '@/lib/api/report/audience';
import { scriptErrors } from '@/lib/api/report/script-errors';
import { eraseDataSubject } from '@/lib/api/store/data-subject';
import { errorGroups } from '@/lib/api/store/schema';
import { deleteEmptyErrorGroups } from '@/lib/api/visits/error-groups';
import { updateVisits } from '@/lib/api/visits/update-visits';
import { store } from '@/tests/embedded-store';
import { daysAgo, history, now } from '@/tests/visit-history';

const range = { since: daysAgo(3), until: now };

/** A name without digits, which would be removed. */
const nameOf = (n: number) => [n / 100, (n / 10) % 10, n % 10].map((digit) => 'abcdefghij'[Math.floor(digit)]).join('');

async function addErrors(visitId: string, days: number, messages: readonly string[]): Promise<void> {
  await history.addErrors(visitId, days, messages);
  await updateVisits(store.db);
}

beforeEach(async () => {
  await store.db.delete(errorGroups);
});

describe('groups of errors', () => {
  it('are at most 500 new ones a day; others are counted together', async () => {
    await addErrors(
      'a',
      1,
      Array.from({ length: 510 }, (_, i) => `Error ${nameOf(i)}`),
    );
    expect(await store.db.$count(errorGroups)).toBe(500);
    expect(await scriptErrors(store.db, range, 'UTC')).toMatchObject({ others: 10 });
    // Known ones are still counted.
    await addErrors('b', 1, ['Error aaa']);
    const { rows } = await scriptErrors(store.db, range, 'UTC');
    expect(rows[0]).toMatchObject({ message: 'Error aaa', count: 2 });
  });

  it('of which nothing is left after an erasure are deleted a day later, with their message', async () => {
    await addErrors('a', 1, ['Error of one visitor']);
    await store.db.update(errorGroups).set({ receivedAt: new Date('2026-01-01') });
    await deleteEmptyErrorGroups(store.db);
    expect(await store.db.$count(errorGroups)).toBe(1);
    await eraseDataSubject(store.db, { device: 'device-a' });
    await deleteEmptyErrorGroups(store.db);
    expect(await store.db.$count(errorGroups)).toBe(1);
    await updateVisits(store.db);
    expect((await scriptErrors(store.db, range, 'UTC')).rows).toEqual([]);
    await deleteEmptyErrorGroups(store.db);
    expect(await store.db.$count(errorGroups)).toBe(0);
  });
});

it('a visit that began hours ago is open while its latest event is less than 30 minutes old', async () => {
  await history.addPageView('a', 0.5);
  await history.addPageView('a', 10 / 1440, { page: '/pricing' });
  await history.addPageView('b', 40 / 1440, { device: 'b' });
  await updateVisits(store.db);
  expect(await countRecentVisits(store.db, now)).toBe(1);
});

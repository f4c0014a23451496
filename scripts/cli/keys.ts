import { withStore } from '../with-store';

/**
 * `npm run keys`: the beacon's keys. `-- add` makes a new one, which browsers use from then on; `-- retire` ends all
 * others, a few days later, when no browser holds events sealed with them any more.
 */

const action = process.argv[2];
await withStore(async ({ db }) => {
  const { activeKeys, addKey, retireOldKeys } = await import('@/lib/server/beacon/keys');
  if (action === 'add') console.log(`Added: ${await addKey(db)}`);
  if (action === 'retire') console.log(`Retired: ${(await retireOldKeys(db)).join(', ') || 'none'}`);
  for (const { id, createdAt } of await activeKeys(db)) console.log(`${id}  in use since ${createdAt.toISOString()}`);
});

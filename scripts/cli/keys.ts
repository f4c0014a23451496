import { commandLine } from '../command-line';
import { withStore } from '../with-store';

const { words } = commandLine({
  call: 'npm run keys',
  about: 'Lists the beacon’s keys in use.',
  words: [
    {
      name: 'change',
      // Some days later no browser holds events sealed with an old key any more.
      about: 'add makes a key, which browsers use from then on; retire, some days later, ends all others',
      oneOf: ['add', 'retire'],
    },
  ],
});
const action = words[0];
await withStore(async ({ db }) => {
  const { activeKeys, addKey, retireOldKeys } = await import('@/lib/server/beacon/keys');
  if (action === 'add') console.log(`Added: ${await addKey(db)}`);
  if (action === 'retire') console.log(`Retired: ${(await retireOldKeys(db)).join(', ') || 'none'}`);
  for (const { id, createdAt } of await activeKeys(db)) console.log(`${id}  in use since ${createdAt.toISOString()}`);
});

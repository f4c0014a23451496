import { commandLine } from '../command-line';
import { runTask } from '../run-task';

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
if (action === 'add') console.log(`Added: ${await runTask('add-key', {})}`);
if (action === 'retire') console.log(`Retired: ${(await runTask('retire-keys', {})).join(', ') || 'none'}`);
for (const { id, createdAt } of await runTask('list-keys', {})) console.log(`${id}  in use since ${createdAt}`);

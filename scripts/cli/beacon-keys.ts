import { commandLine } from '../command-line';
import { sendAdminCommand } from '../admin-command';

const { words, values } = commandLine({
  call: 'npm run beacon:keys',
  about: 'Lists the active beacon keys.',
  words: [
    {
      name: 'change',
      about: 'add creates a key, which browsers use from then on; retire, some days later, retires older ones',
      oneOf: ['add', 'retire'],
    },
  ],
  options: { force: { type: 'boolean', about: 'also retires keys that open pages may still use' } },
});
const action = words[0];
if (action === 'add') console.log(`Added: ${await sendAdminCommand('add-key', {})}`);
if (action === 'retire') {
  const { retired, heldBack } = await sendAdminCommand('retire-keys', { isForced: values.force });
  console.log(`Retired: ${retired.join(', ') || 'none'}`);
  if (heldBack.length > 0) {
    const until = 'until a newer key has been in use for two days; --force retires all but the newest';
    console.log(`Held back: ${heldBack.join(', ')}, ${until}.`);
  }
}
for (const { id, createdAt } of await sendAdminCommand('list-keys', {}))
  console.log(`${id}  in use since ${createdAt}`);

import { commandLine } from '../command-line';
import { sendAdminCommand } from '../admin-command';

const { positionals, values } = commandLine({
  usage: 'npm run beacon:keys',
  description: 'Lists the active beacon keys.',
  positionals: [
    {
      name: 'action',
      description:
        '`add` creates a key that browsers use from then on; `retire` retires the older keys some days later',
      choices: ['add', 'retire'],
    },
  ],
  options: { force: { type: 'boolean', description: 'also retires keys that open pages may still use' } },
});
const action = positionals[0];
if (action === 'add') console.log(`Added: ${await sendAdminCommand('add-key', {})}`);
if (action === 'retire') {
  const { retired, skipped } = await sendAdminCommand('retire-keys', { force: values.force });
  console.log(`Retired: ${retired.join(', ') || 'none'}`);
  if (skipped.length > 0) {
    const until = 'until a newer key has been in use for two days; --force retires all but the newest';
    console.log(`Not retired: ${skipped.join(', ')}, ${until}.`);
  }
}
for (const { id, createdAt } of await sendAdminCommand('list-keys', {}))
  console.log(`${id}  in use since ${createdAt}`);

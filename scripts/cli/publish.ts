import { commandLine } from '../command-line';
import { loadSources } from '../environment';
import { exitWithError } from '../exit-with-error';

const { values } = commandLine({
  usage: 'npm run publish',
  description:
    'Publishes changed texts, articles and data to running servers, without compiling; then renders the remaining pages.',
  options: {
    pull: { type: 'boolean', description: 'first runs git pull --ff-only' },
    partial: { type: 'boolean', description: 'does not render the remaining pages; servers render them on demand' },
    cause: { type: 'string', default: 'command', description: 'why, for the record: command, schedule or webhook' },
  },
});
process.on('disconnect', () => process.exit(1));
await loadSources();
const { publicationCauses } = await import('@/lib/publishing/publication-log');
const cause = publicationCauses.find((name) => name === values.cause);
if (!cause) exitWithError(new Error(`The option --cause must be ${publicationCauses.join(', ')}.`));
const { publish } = await import('../publish');
process.exit(await publish({ cause, pulls: values.pull, isPartial: values.partial }).catch(exitWithError));

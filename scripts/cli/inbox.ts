import { parseSince } from '@/lib/api/report/options';
import { messageKinds, type MessageKind } from '@/lib/api/admin/inbox';
import type { AdminCommandOutput } from '@/lib/api/admin/commands';
import { commandLine } from '../command-line';
import { sendAdminCommand } from '../admin-command';
import { exitOnError, exitWithError } from '../exit-with-error';
import { csvOptions, isCsv, writeCsv } from '../write-csv';

const { values } = commandLine({
  usage: 'npm run inbox',
  description: 'Lists open messages and votes from visitors, newest first.',
  options: {
    since: { type: 'string', description: '7d, 24h, 4w, or a day like 2026-11-01; everything by default' },
    kind: { type: 'string', description: `${messageKinds.join(', ')}; comma-separated` },
    done: { type: 'string', description: 'id of a message to mark as done' },
    all: { type: 'boolean', description: 'includes messages marked as done' },
    suspect: { type: 'boolean', description: 'lists suspected spam, which is not forwarded' },
    ...csvOptions,
  },
});

function parseKinds(text: string): MessageKind[] {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !messageKinds.includes(name as MessageKind));
  if (unknown !== undefined) {
    throw new Error(`--kind must be one of ${messageKinds.join(', ')}, but is "${unknown}".`);
  }
  return names as MessageKind[];
}

function parseFilters() {
  const { since, kind, all, suspect } = values;
  return {
    since: since === undefined ? undefined : parseSince(since, new Date()).toISOString(),
    kinds: kind === undefined ? undefined : parseKinds(kind),
    filter: suspect ? ('suspectedSpam' as const) : all ? ('all' as const) : ('open' as const),
  };
}

const columns = ['id', 'receivedAt', 'kind', 'locale', 'page', 'name', 'email', 'company', 'content'];
const states = ['doneAt', 'deliveredAt', 'attempts', 'lastFailure'];

const countEntries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);

/** Returns a line for each kind of messages that are not listed, or not delivered. */
function describeHidden({ undelivered, done, suspectedSpam }: AdminCommandOutput<'inbox'>['hiddenCounts']): string[] {
  return [
    ...(undelivered > 0 ? [`Not delivered to the webhook yet, and retried: ${countEntries(undelivered)}.`] : []),
    ...(done > 0 && !values.all ? [`Done, shown by --all: ${countEntries(done)}.`] : []),
    ...(suspectedSpam > 0 && !values.suspect
      ? [`Suspected spam, shown by --suspect: ${countEntries(suspectedSpam)}.`]
      : []),
  ];
}

async function list(): Promise<void> {
  const { rows, hiddenCounts } = await sendAdminCommand('inbox', exitOnError(parseFilters));
  if (isCsv(values)) {
    writeCsv([...columns, ...states], rows, values);
    // Not in stdout, which is the file.
    for (const line of describeHidden(hiddenCounts)) console.error(line);
    return;
  }
  for (const { id, receivedAt, kind, locale, page, name, email, company, content, ...state } of rows) {
    const from = [name, email && `<${email}>`, company].filter(Boolean).join(' ') || 'anonymous';
    console.log(`${id}  ${receivedAt}  ${kind}  ${locale ?? ''} ${page ?? ''}`);
    console.log(`  ${from}`);
    console.log(`  ${content.replaceAll('\n', '\n  ')}`);
    if (state.doneAt) console.log(`  Done ${state.doneAt}.`);
    if (!state.deliveredAt && state.attempts > 0) {
      console.log(
        `  Not delivered to the webhook after ${state.attempts} attempts: ${state.lastFailure ?? 'unknown'}.`,
      );
    }
    console.log('');
  }
  console.log(`${countEntries(rows.length)}.`);
  for (const line of describeHidden(hiddenCounts)) console.log(line);
}

async function markDone(id: string): Promise<void> {
  if (!(await sendAdminCommand('done', { id }))) exitWithError(`Message ${id} not found.`);
  console.log(`${id.toUpperCase()} is marked as done.`);
}

await (values.done === undefined ? list() : markDone(values.done));

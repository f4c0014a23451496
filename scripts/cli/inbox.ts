import { parseSince } from '@/lib/api/report/options';
import { messageKinds, type MessageKind } from '@/lib/api/admin/inbox';
import { commandLine } from '../command-line';
import { sendAdminCommand } from '../admin-command';
import { orExit, exitWithError } from '../exit-with-error';
import { writeCsv } from '../write-csv';

const { values } = commandLine({
  call: 'npm run inbox',
  about: 'Lists what visitors wrote and voted and nobody has dealt with, the newest first.',
  options: {
    since: { type: 'string', about: '7d, 24h, 4w, or a day like 2026-11-01; everything without it' },
    kind: { type: 'string', about: `${messageKinds.join(', ')}; several with commas` },
    done: { type: 'string', about: 'the number of a message that somebody has dealt with: notes that' },
    all: { type: 'boolean', about: 'what was dealt with, too' },
    suspect: { type: 'boolean', about: 'what machines seem to have sent, which is not handed on' },
    csv: { type: 'boolean', about: 'for spreadsheets' },
    out: { type: 'string', about: 'a file for the CSV' },
  },
});

function kindsOf(text: string): MessageKind[] {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !messageKinds.includes(name as MessageKind));
  if (unknown !== undefined) {
    throw new Error(`--kind must be one of ${messageKinds.join(', ')}, but is "${unknown}".`);
  }
  return names as MessageKind[];
}

function wanted() {
  const { since, kind, all, suspect } = values;
  return {
    since: since === undefined ? undefined : parseSince(since, new Date()).toISOString(),
    kinds: kind === undefined ? undefined : kindsOf(kind),
    shown: suspect ? ('suspect' as const) : all ? ('all' as const) : ('open' as const),
  };
}

const columns = ['id', 'receivedAt', 'kind', 'locale', 'page', 'name', 'email', 'company', 'content'];
const states = ['doneAt', 'deliveredAt', 'attempts', 'lastFailure'];

async function list(): Promise<void> {
  const { rows, besides } = await sendAdminCommand('inbox', orExit(wanted));
  if (values.csv || values.out !== undefined) {
    writeCsv([...columns, ...states], rows, values.out);
    return;
  }
  for (const { id, receivedAt, kind, locale, page, name, email, company, content, ...state } of rows) {
    const from = [name, email && `<${email}>`, company].filter(Boolean).join(' ') || 'anonymous';
    console.log(`${id}  ${receivedAt}  ${kind}  ${locale ?? ''} ${page ?? ''}`);
    console.log(`  ${from}`);
    console.log(`  ${content.replaceAll('\n', '\n  ')}`);
    if (state.doneAt) console.log(`  Dealt with ${state.doneAt}.`);
    if (!state.deliveredAt && state.attempts > 0) {
      console.log(`  The webhook has not taken it in ${state.attempts} attempts: ${state.lastFailure ?? 'unknown'}.`);
    }
    console.log('');
  }
  console.log(`${rows.length} entries.`);
  if (besides.untaken > 0) console.log(`${besides.untaken} of all were not taken by the webhook, and are sent again.`);
  if (besides.done > 0 && !values.all) console.log(`${besides.done} were dealt with: --all shows them.`);
  if (besides.suspect > 0 && !values.suspect) console.log(`${besides.suspect} look like a machine's: --suspect.`);
}

async function markDone(id: string): Promise<void> {
  if (!(await sendAdminCommand('done', { id }))) exitWithError(`There is no message ${id}.`);
  console.log(`${id.toUpperCase()} is dealt with.`);
}

await (values.done === undefined ? list() : markDone(values.done));

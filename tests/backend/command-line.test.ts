import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatHelp, parseArguments } from '@/scripts/command-line';
import { commitOffset, sample } from '@/tests/sampling';

const command = {
  usage: 'npm run report',
  description: 'Tells what campaigns brought.',
  options: {
    since: { type: 'string', description: 'how far back', default: '7d' },
    page: { type: 'string', description: 'one page only' },
    csv: { type: 'boolean', description: 'for spreadsheets' },
  },
  positionals: [{ name: 'kind', description: 'what to list', choices: ['visits', 'events'] }],
} as const;

it('command-line options get their values and defaults', () => {
  const { values, positionals, showHelp } = parseArguments(command, ['visits', '--page=/pricing', '--csv']);
  expect(values).toEqual({ since: '7d', page: '/pricing', csv: true });
  expect(positionals).toEqual(['visits']);
  expect(showHelp).toBe(false);
  expect(parseArguments(command, []).values).toEqual({ since: '7d', csv: false });
});

it.each([
  [['--sinc', '3d'], /^Unknown option '--sinc': see npm run report -- --help\.$/],
  [['--since'], /^Option '--since <value>' argument missing: /],
  [['--csv=yes'], /^Option '--csv' does not take an argument: /],
  [['visits', 'now'], /^Unexpected argument "now": /],
  [['clicks'], /^Argument "kind" must be one of visits, events, but is "clicks": /],
])('an invalid command line is rejected with one line: %j', (args, message) => {
  expect(() => parseArguments(command, args)).toThrow(message);
});

it('a missing command-line argument is reported', () => {
  const needing = { ...command, positionals: [{ name: 'file', description: 'which', required: true }] };
  expect(() => parseArguments(needing, [])).toThrow(/^Missing argument "file": /);
  expect(parseArguments(needing, ['--help']).showHelp).toBe(true);
});

it('the help text of a command explains every option and argument', () => {
  expect(formatHelp(command)).toBe(
    [
      'Tells what campaigns brought.',
      '',
      'npm run report -- [kind] [options]',
      '  kind       what to list: visits, events',
      '  --since …  how far back (7d)',
      '  --page …   one page only',
      '  --csv      for spreadsheets',
      '  --help     shows this help',
    ].join('\n'),
  );
});

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
// The others are tools of packages with their own help.
const commands = Object.entries(scripts).flatMap(([name, text]) => {
  const file = /^(?:tsx(?: --\S+)?|exec node --import \S+) (\S+\.ts)$/.exec(text)?.[1];
  return file ? [[name, file] as const] : [];
});

const documents = ['README.md', ...readdirSync('docs').map((name) => `docs/${name}`)].filter((name) =>
  name.endsWith('.md'),
);

/** The options that documents use with a command: in its row of the README, and in code blocks. */
function namedOptions(name: string): string[] {
  const pattern = new RegExp(`npm (?:run )?${name}(?![\\w:-]).*`);
  const lines = documents.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  const texts = lines.flatMap((line) => {
    const match = pattern.exec(line)?.[0];
    if (!match) return [];
    // A row is about one command; other lines may contain more.
    return line.startsWith(`| \`npm run ${name}\``) ? [match] : (/^[^`]*? -- ([^`#&|]*)/.exec(match)?.[1] ?? []);
  });
  return [...new Set(texts.flatMap((text) => text.match(/(?<![\w-])--[a-z][a-z-]*/g) ?? []))];
}

const run = (file: string, ...args: string[]) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile('node_modules/.bin/tsx', [file, ...args], (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
  });

it('commands and their options are found in the documents', () => {
  expect(namedOptions('report')).toEqual(expect.arrayContaining(['--since', '--until', '--by', '--out']));
  expect(namedOptions('campaign:link')).toEqual(expect.arrayContaining(['--page', '--locale', '--source']));
  expect(namedOptions('test')).toEqual([]);
});

it.each(['i18n-status', 'sbom'])('the command %s ends without an error if its output is closed early', async (name) => {
  const child = spawn('node_modules/.bin/tsx', [`scripts/cli/${name}.ts`], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const [code] = (await once(child, 'close')) as [number];
  expect([code, errors]).toEqual([0, '']);
});

it.each(sample(commands, 8, commitOffset))(
  'npm run %s has a help text, and rejects unknown options',
  async (name, file) => {
    const [help, rejected] = await Promise.all([run(file, '--help'), run(file, '--no-such-option')]);
    expect(help).toMatchObject({ code: 0, stderr: '' });
    expect(help.stdout).toContain(`npm ${name === 'test' || name === 'start' ? '' : 'run '}${name}`);
    for (const option of ['--help', ...namedOptions(name)]) expect(help.stdout).toContain(`  ${option}`);
    expect(rejected).toMatchObject({ code: 1, stdout: '' });
    expect(rejected.stderr.trim().split('\n')).toHaveLength(1);
    expect(rejected.stderr).toMatch(/see npm (?:run )?\S+ -- --help\.\n$/);
  },
);

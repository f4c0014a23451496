import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { helpOf, readArguments } from '@/scripts/command-line';
import { sample } from '@/tests/sampling';

const command = {
  call: 'npm run report',
  about: 'Tells what campaigns brought.',
  options: {
    since: { type: 'string', about: 'how far back', default: '7d' },
    page: { type: 'string', about: 'one page only' },
    csv: { type: 'boolean', about: 'for spreadsheets' },
  },
  words: [{ name: 'kind', about: 'what to list', oneOf: ['visits', 'events'] }],
} as const;

describe('a command line', () => {
  it('gives options their values and defaults', () => {
    const { values, words, isHelp } = readArguments(command, ['visits', '--page=/pricing', '--csv']);
    expect(values).toEqual({ since: '7d', page: '/pricing', csv: true });
    expect(words).toEqual(['visits']);
    expect(isHelp).toBe(false);
    expect(readArguments(command, []).values).toEqual({ since: '7d', csv: false });
  });

  it.each([
    [['--sinc', '3d'], /^Unknown option '--sinc': npm run report -- --help tells what it understands\.$/],
    [['--since'], /^Option '--since <value>' argument missing: /],
    [['--csv=yes'], /^Option '--csv' does not take an argument: /],
    [['visits', 'now'], /^Unexpected word "now": /],
    [['clicks'], /^The kind must be one of visits, events, but is "clicks": /],
  ])('is refused in one sentence when it is %j', (args, message) => {
    expect(() => readArguments(command, args)).toThrow(message);
  });

  it('asks for a word that is needed', () => {
    const needing = { ...command, words: [{ name: 'file', about: 'which', isNeeded: true }] };
    expect(() => readArguments(needing, [])).toThrow(/^The file is missing: /);
    expect(readArguments(needing, ['--help']).isHelp).toBe(true);
  });

  it('explains every option and word', () => {
    expect(helpOf(command)).toBe(
      [
        'Tells what campaigns brought.',
        '',
        'npm run report -- [kind] [options]',
        '  kind       what to list: visits, events',
        '  --since …  how far back (7d)',
        '  --page …   one page only',
        '  --csv      for spreadsheets',
        '  --help     what you are reading',
      ].join('\n'),
    );
  });
});

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
// The others are tools of packages, which have a help of their own.
const ours = Object.entries(scripts).flatMap(([name, text]) => {
  const file = /^(?:tsx|exec node --import \S+) (\S+\.ts)$/.exec(text)?.[1];
  return file ? [[name, file] as const] : [];
});

const documents = ['README.md', ...readdirSync('docs').map((name) => `docs/${name}`)].filter((name) =>
  name.endsWith('.md'),
);

/** The options that documents give to a command: in its row of the README, and in what is to be typed. */
function namedOptions(name: string): string[] {
  const call = new RegExp(`npm (?:run )?${name}(?![\\w:-]).*`);
  const lines = documents.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  const texts = lines.flatMap((line) => {
    const said = call.exec(line)?.[0];
    if (!said) return [];
    // A row tells of one command alone; other lines may go on with something else.
    return line.startsWith(`| \`npm run ${name}\``) ? [said] : (/^[^`]*? -- ([^`#&|]*)/.exec(said)?.[1] ?? []);
  });
  return [...new Set(texts.flatMap((text) => text.match(/(?<![\w-])--[a-z][a-z-]*/g) ?? []))];
}

const run = (file: string, ...args: string[]) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile('node_modules/.bin/tsx', [file, ...args], (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
  });

describe('every command of the project', () => {
  it('is read out of the documents with its options', () => {
    expect(namedOptions('report')).toEqual(expect.arrayContaining(['--since', '--until', '--by', '--out']));
    expect(namedOptions('campaign:link')).toEqual(expect.arrayContaining(['--page', '--locale', '--source']));
    expect(namedOptions('test')).toEqual([]);
  });

  it.each(sample(ours, 4))('npm run %s explains itself, and refuses what it does not know', async (name, file) => {
    const [help, refused] = await Promise.all([run(file, '--help'), run(file, '--no-such-option')]);
    expect(help).toMatchObject({ code: 0, stderr: '' });
    expect(help.stdout).toContain(`npm ${name === 'test' || name === 'start' ? '' : 'run '}${name}`);
    for (const option of ['--help', ...namedOptions(name)]) expect(help.stdout).toContain(`  ${option}`);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr.trim().split('\n')).toHaveLength(1);
    expect(refused.stderr).toMatch(/ -- --help tells what it understands\.\n$/);
  });
});

import { readFileSync } from 'node:fs';
import { loadCommand, type Command } from '../command-line';
import { linkGuides, markdownTable } from './markdown';

/** The npm scripts by group, starting with daily work. */
const groups: Readonly<Record<string, readonly string[]>> = {
  'Daily work': [
    ...[
      'start',
      'dev',
      'test',
      'test:unit',
      'test:setup',
      'content:check',
      'content:new',
      'content:move',
      'desk',
      'i18n:status',
      'i18n:add',
      'i18n:remove',
      'format',
    ],
    ...['docs:generate', 'docs:screenshots'],
  ],
  'Builds and checks': [
    'build',
    'prepare:content',
    'content:sample',
    'test:full',
    'test:api',
    'attack',
    'compare:html',
    'check:packages',
    'sbom',
  ],
  Operation: [
    ...[
      'publish',
      'cluster',
      'report',
      'inbox',
      'campaign:link',
      'indexnow',
      'db:backup',
      'db:restore',
      'db:to-postgres',
    ],
    ...['db:migrate', 'privacy:erase', 'privacy:export', 'beacon:keys', 'workbench:user', 'demo:data'],
  ],
  Benchmarks: [
    ...[
      'bench',
      'bench:report',
      'bench:workbench',
      'bench:search',
      'bench:short-links',
      'bench:beacon',
      'bench:nginx',
      'bench:attack',
      'bench:faults',
      'bench:scale',
    ],
    ...['bench:soak', 'bench:start', 'bench:publish'],
  ],
};

/** Scripts that run a command with fixed options, or a tool of a package. */
const scriptDescriptions: Readonly<Record<string, string>> = {
  'test:unit': 'Runs unit and component tests only.',
  'test:full':
    'Runs everything in `npm test`, and what takes longest: all pages, languages and themes of the large matrices, Firefox and WebKit, 10,000 unknown URLs, Lighthouse.',
  format: 'Formats the code with Prettier.',
};

/** Lifecycle scripts of npm, which are not called directly. */
const hooks = ['prepare'];

/** The options and arguments of a command, a line each. */
function formatArguments({ options = {}, positionals = [] }: Command): string {
  return [
    ...positionals.map(({ name, description, repeatable, choices }) => [
      repeatable ? `${name} …` : name,
      choices ? `${description}: ${choices.join(', ')}` : description,
    ]),
    ...Object.entries(options).map(([name, { type, description, default: value }]) => [
      type === 'string' ? `--${name} …` : `--${name}`,
      value ? `${description} (\`${value}\`)` : description,
    ]),
  ]
    .map(([term, description]) => `\`${term}\` ${description}`)
    .join('<br>');
}

async function commandRow(name: string, script: string): Promise<string[]> {
  if (scriptDescriptions[name]) return [`\`npm run ${name}\``, scriptDescriptions[name], ''];
  const command = await loadCommand(script.split(' ').findLast((word) => word.endsWith('.ts'))!);
  return [`\`${command.usage}\``, command.description, formatArguments(command)];
}

/** All npm scripts by group, as tables with headings. @throws Error for a script without a group */
export async function commandTables(): Promise<string> {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const grouped = new Set([...Object.values(groups).flat(), ...hooks]);
  const missing = Object.keys(scripts).filter((name) => !grouped.has(name));
  if (missing.length > 0) throw new Error(`Add ${missing.join(', ')} to a group in scripts/docs/commands.ts.`);
  const sections: string[] = [];
  for (const [heading, names] of Object.entries(groups)) {
    const rows: string[][] = [];
    // One after the other: importing a script is exclusive.
    for (const name of names) rows.push((await commandRow(name, scripts[name]!)).map(linkGuides));
    sections.push(`## ${heading}\n\n${markdownTable(['command', 'what it does', 'arguments'], rows)}`);
  }
  return sections.join('\n\n');
}

import { parseArgs, type ParseArgsConfig } from 'node:util';
import { exitWithError } from './exit-with-error';

/** What a command of this project understands: options, and words that follow it, both explained by `--help`. */

type Option = { type: 'string' | 'boolean'; about: string; default?: string };
type Word = { name: string; about: string; isNeeded?: boolean; isMany?: boolean; oneOf?: readonly string[] };

export type Command<Options extends Record<string, Option> = Record<string, Option>> = {
  /** How it is called: `npm run report`. */
  call: string;
  /** What it does, in one sentence. */
  about: string;
  options?: Options;
  words?: readonly Word[];
};

type Values<Options extends Record<string, Option>> = {
  [Name in keyof Options]: Options[Name] extends { type: 'boolean' }
    ? boolean
    : Options[Name] extends { default: string }
      ? string
      : string | undefined;
};

const isListed = (option: Option, name: string) => `  --${name}${option.type === 'string' ? ' …' : ''}`;

/** What `--help` prints. */
export function helpOf({ call, about, options = {}, words = [] }: Command): string {
  const called = ({ name, isMany }: Word) => (isMany ? `${name} …` : name);
  const shown = words.map((word) => (word.isNeeded ? ` ${called(word)}` : ` [${called(word)}]`)).join('');
  const more = Object.keys(options).length > 0 ? ' [options]' : '';
  const rows = [
    ...words
      .map((word) => ({ ...word, left: called(word) }))
      .map(({ left, about: text, oneOf }) => [`  ${left}`, oneOf ? `${text}: ${oneOf.join(', ')}` : text]),
    ...Object.entries(options).map(([name, option]) => [
      isListed(option, name),
      option.default ? `${option.about} (${option.default})` : option.about,
    ]),
    ['  --help', 'what you are reading'],
  ] as [string, string][];
  const width = Math.max(...rows.map(([left]) => left.length));
  const usage = `${call}${shown || more ? ` --${shown}${more}` : ''}`;
  return [about, '', usage, ...rows.map(([left, right]) => `${left.padEnd(width)}  ${right}`)].join('\n');
}

/**
 * Reads what a command was called with.
 * @throws Error with one sentence for an unknown option or word, a missing value or word
 */
export function readArguments<const Options extends Record<string, Option>>(
  command: Command<Options>,
  args: readonly string[],
): { values: Values<Options>; words: string[]; isHelp: boolean } {
  const options = Object.fromEntries(
    Object.entries(command.options ?? {}).map(([name, { type, default: value }]) => [
      name,
      type === 'boolean' ? { type, default: false } : value === undefined ? { type } : { type, default: value },
    ]),
  ) as NonNullable<ParseArgsConfig['options']>;
  const see = `${command.call} -- --help tells what it understands.`;
  const { values, positionals } = parsed([...args], { ...options, help: { type: 'boolean' } }, see);
  const { help, ...own } = values;
  const isHelp = help === true;
  const complaint = isHelp ? null : wordComplaint(command.words ?? [], positionals);
  if (complaint) throw new Error(`${complaint}: ${see}`);
  return { values: own as Values<Options>, words: positionals, isHelp };
}

function parsed(args: string[], options: NonNullable<ParseArgsConfig['options']>, see: string) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // Node.js adds advice of its own in further sentences.
    throw new Error(`${(error as Error).message.split(/\.(?:\s|$)/)[0]!.replaceAll('\n', ' ')}: ${see}`, {
      cause: error,
    });
  }
}

function wordComplaint(known: readonly Word[], given: readonly string[]): string | null {
  if (given.length > known.length && !known.at(-1)?.isMany) return `Unexpected word "${given[known.length]}"`;
  const missing = known[given.length];
  if (missing?.isNeeded) return `The ${missing.name} is missing`;
  for (const [i, word] of given.entries()) {
    const { name, oneOf } = known[i] ?? known.at(-1)!;
    if (oneOf && !oneOf.includes(word)) return `The ${name} must be one of ${oneOf.join(', ')}, but is "${word}"`;
  }
  return null;
}

/** Reads the command line of this process; `--help` prints and ends it, a mistake ends it with one sentence. */
export function commandLine<const Options extends Record<string, Option> = Record<never, Option>>(
  command: Command<Options>,
): { values: Values<Options>; words: string[] } {
  try {
    const { isHelp, ...read } = readArguments(command, process.argv.slice(2));
    if (!isHelp) return read;
  } catch (error) {
    exitWithError(error);
  }
  console.log(helpOf(command));
  process.exit(0);
}

import { pathToFileURL } from 'node:url';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { exitWithError } from './exit-with-error';

/** Options and positional arguments of a command of this project, both documented by `--help`. */

type Option = { type: 'string' | 'boolean'; about: string; default?: string };
type Word = { name: string; about: string; isNeeded?: boolean; isMany?: boolean; oneOf?: readonly string[] };

export type Command<Options extends Record<string, Option> = Record<string, Option>> = {
  /** Command as typed: `npm run report`. */
  call: string;
  /** One-sentence description. */
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

const optionLabel = (option: Option, name: string) => `  --${name}${option.type === 'string' ? ' …' : ''}`;

/** Formats the output of `--help`. */
export function helpOf({ call, about, options = {}, words = [] }: Command): string {
  const called = ({ name, isMany }: Word) => (isMany ? `${name} …` : name);
  const shown = words.map((word) => (word.isNeeded ? ` ${called(word)}` : ` [${called(word)}]`)).join('');
  const more = Object.keys(options).length > 0 ? ' [options]' : '';
  const rows = [
    ...words
      .map((word) => ({ ...word, left: called(word) }))
      .map(({ left, about: text, oneOf }) => [`  ${left}`, oneOf ? `${text}: ${oneOf.join(', ')}` : text]),
    ...Object.entries(options).map(([name, option]) => [
      optionLabel(option, name),
      option.default ? `${option.about} (${option.default})` : option.about,
    ]),
    ['  --help', 'shows this help'],
  ] as [string, string][];
  const width = Math.max(...rows.map(([left]) => left.length));
  const usage = `${call}${shown || more ? ` --${shown}${more}` : ''}`;
  return [about, '', usage, ...rows.map(([left, right]) => `${left.padEnd(width)}  ${right}`)].join('\n');
}

/**
 * Parses the arguments of a command.
 * @throws Error for an unknown option or argument, or a missing value or argument
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
  const see = `see ${command.call} -- --help.`;
  const { values, positionals } = parsed([...args], { ...options, help: { type: 'boolean' } }, see);
  const { help, ...own } = values;
  const isHelp = help === true;
  const issue = isHelp ? null : checkArguments(command.words ?? [], positionals);
  if (issue) throw new Error(`${issue}: ${see}`);
  return { values: own as Values<Options>, words: positionals, isHelp };
}

function parsed(args: string[], options: NonNullable<ParseArgsConfig['options']>, see: string) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // Keep the first sentence only; Node.js appends its own advice.
    throw new Error(`${(error as Error).message.split(/\.(?:\s|$)/)[0]!.replaceAll('\n', ' ')}: ${see}`, {
      cause: error,
    });
  }
}

function checkArguments(known: readonly Word[], given: readonly string[]): string | null {
  if (given.length > known.length && !known.at(-1)?.isMany) return `Unexpected argument "${given[known.length]}"`;
  const missing = known[given.length];
  if (missing?.isNeeded) return `Missing argument "${missing.name}"`;
  for (const [i, word] of given.entries()) {
    const { name, oneOf } = known[i] ?? known.at(-1)!;
    if (oneOf && !oneOf.includes(word))
      return `Argument "${name}" must be one of ${oneOf.join(', ')}, but is "${word}"`;
  }
  return null;
}

/** Thrown by `commandLine` instead of running the command, while `declarationOf` imports its script. */
class Declaration extends Error {
  constructor(readonly command: Command) {
    super();
  }
}

let isDeclaring = false;

/** Imports a script up to its call of `commandLine`. @returns what it passes there */
export async function declarationOf(file: string): Promise<Command> {
  isDeclaring = true;
  try {
    // The query makes it a new module, also if it is the script that is running.
    await import(/* @vite-ignore */ `file://${pathToFileURL(file).pathname}?declaration`);
  } catch (error) {
    if (error instanceof Declaration) return error.command;
    throw error;
  } finally {
    isDeclaring = false;
  }
  throw new Error(`${file} does not call commandLine.`);
}

/** Parses the command line of this process; exits after printing help, or with a message on invalid arguments. */
export function commandLine<const Options extends Record<string, Option> = Record<never, Option>>(
  command: Command<Options>,
): { values: Values<Options>; words: string[] } {
  if (isDeclaring) throw new Declaration(command);
  try {
    const { isHelp, ...read } = readArguments(command, process.argv.slice(2));
    if (!isHelp) return read;
  } catch (error) {
    exitWithError(error);
  }
  console.log(helpOf(command));
  process.exit(0);
}

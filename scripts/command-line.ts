import { pathToFileURL } from 'node:url';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { exitWithError } from './exit-with-error';

/** Options and positional arguments of a command of this project, both documented by `--help`. */

type Option = { type: 'string' | 'boolean'; description: string; default?: string };
type Positional = {
  name: string;
  description: string;
  required?: boolean;
  repeatable?: boolean;
  choices?: readonly string[];
};

export type Command<Options extends Record<string, Option> = Record<string, Option>> = {
  /** Command as typed: `npm run report`. */
  usage: string;
  /** One-sentence description. */
  description: string;
  options?: Options;
  positionals?: readonly Positional[];
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
export function formatHelp({ usage, description, options = {}, positionals = [] }: Command): string {
  const formatTerm = ({ name, repeatable }: Positional) => (repeatable ? `${name} …` : name);
  const terms = positionals
    .map((positional) => (positional.required ? ` ${formatTerm(positional)}` : ` [${formatTerm(positional)}]`))
    .join('');
  const optionsTerm = Object.keys(options).length > 0 ? ' [options]' : '';
  const rows: [term: string, description: string][] = [
    ...positionals.map((positional): [string, string] => [
      `  ${formatTerm(positional)}`,
      positional.choices ? `${positional.description}: ${positional.choices.join(', ')}` : positional.description,
    ]),
    ...Object.entries(options).map(([name, option]): [string, string] => [
      optionLabel(option, name),
      option.default ? `${option.description} (${option.default})` : option.description,
    ]),
    ['  --help', 'shows this help'],
  ];
  const width = Math.max(...rows.map(([term]) => term.length));
  const synopsis = `${usage}${terms || optionsTerm ? ` --${terms}${optionsTerm}` : ''}`;
  return [description, '', synopsis, ...rows.map(([term, text]) => `${term.padEnd(width)}  ${text}`)].join('\n');
}

/**
 * Parses the arguments of a command.
 * @throws Error for an unknown option or argument, or a missing value or argument
 */
export function parseArguments<const Options extends Record<string, Option>>(
  command: Command<Options>,
  args: readonly string[],
): { values: Values<Options>; positionals: string[]; showHelp: boolean } {
  const options = Object.fromEntries(
    Object.entries(command.options ?? {}).map(([name, { type, default: value }]) => [
      name,
      type === 'boolean' ? { type, default: false } : value === undefined ? { type } : { type, default: value },
    ]),
  ) as NonNullable<ParseArgsConfig['options']>;
  const helpHint = `see ${command.usage} -- --help.`;
  const { values, positionals } = parseStrictly([...args], { ...options, help: { type: 'boolean' } }, helpHint);
  const { help, ...optionValues } = values;
  const showHelp = help === true;
  const issue = showHelp ? null : checkArguments(command.positionals ?? [], positionals);
  if (issue) throw new Error(`${issue}: ${helpHint}`);
  return { values: optionValues as Values<Options>, positionals, showHelp };
}

function parseStrictly(args: string[], options: NonNullable<ParseArgsConfig['options']>, helpHint: string) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // Keep the first sentence only; Node.js appends its own advice.
    throw new Error(`${(error as Error).message.split(/\.(?:\s|$)/)[0]!.replaceAll('\n', ' ')}: ${helpHint}`, {
      cause: error,
    });
  }
}

function checkArguments(declared: readonly Positional[], args: readonly string[]): string | null {
  if (args.length > declared.length && !declared.at(-1)?.repeatable)
    return `Unexpected argument "${args[declared.length]}"`;
  const missing = declared[args.length];
  if (missing?.required) return `Missing argument "${missing.name}"`;
  for (const [i, value] of args.entries()) {
    const { name, choices } = declared[i] ?? declared.at(-1)!;
    if (choices && !choices.includes(value))
      return `Argument "${name}" must be one of ${choices.join(', ')}, but is "${value}"`;
  }
  return null;
}

/** Thrown by `commandLine` instead of running the command, while `loadCommand` imports its script. */
class CommandDeclaredError extends Error {
  constructor(readonly command: Command) {
    super();
  }
}

let isInspecting = false;

/** Imports a script until it calls `commandLine`. @returns the command that it declares */
export async function loadCommand(file: string): Promise<Command> {
  isInspecting = true;
  try {
    // The query string makes it a new module, even if it is the script that is running.
    await import(/* @vite-ignore */ `file://${pathToFileURL(file).pathname}?declaration`);
  } catch (error) {
    if (error instanceof CommandDeclaredError) return error.command;
    throw error;
  } finally {
    isInspecting = false;
  }
  throw new Error(`${file} does not call commandLine.`);
}

/** Keeps a write error of the output from ending the command: `head`, for example, closes its pipe early. */
function handleOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'EPIPE') return;
      process.exitCode = 1;
      if (stream === process.stdout) console.error(`The output cannot be written: ${code}.`);
    });
  }
}

/** Parses the command line of this process; exits after printing help, or with a message on invalid arguments. */
export function commandLine<const Options extends Record<string, Option> = Record<never, Option>>(
  command: Command<Options>,
): { values: Values<Options>; positionals: string[] } {
  if (isInspecting) throw new CommandDeclaredError(command);
  handleOutputErrors();
  try {
    const { showHelp, ...parsed } = parseArguments(command, process.argv.slice(2));
    if (!showHelp) return parsed;
  } catch (error) {
    exitWithError(error);
  }
  console.log(formatHelp(command));
  process.exit(0);
}

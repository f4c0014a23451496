import { stripVTControlCharacters } from 'node:util';
import { errorCode } from '@/lib/api/log-failure';
import { logLine, type Level } from '@/lib/api/telemetry/log';

/** The maximum length of a library's message, in characters. */
const maxLength = 500;

const levels = { debug: 'info', log: 'info', info: 'info', warn: 'warn', trace: 'error', error: 'error' } as const;

function toText(argument: unknown): string {
  if (typeof argument === 'string') return stripVTControlCharacters(argument);
  // Messages and fields of errors may contain visitors' text.
  return argument instanceof Error ? errorCode(argument) : typeof argument;
}

/** Formats console arguments as one line; errors are reduced to their code. */
export function consoleMessage(args: readonly unknown[]): string {
  const text = args.map(toText).join(' ').replace(/\s+/g, ' ').trim();
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}

/** Redirects console output of Next.js and other libraries to the JSON log. */
export function redirectConsole(): void {
  for (const [name, level] of Object.entries(levels) as [keyof typeof levels, Level][]) {
    console[name] = (...args: unknown[]) => {
      const message = consoleMessage(args);
      if (message !== '') logLine(level, message, { source: 'console' });
    };
  }
}

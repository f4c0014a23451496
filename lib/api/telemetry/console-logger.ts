import { stripVTControlCharacters } from 'node:util';
import { errorCode } from '@/lib/api/log-failure';
import { logLine, type Level } from '@/lib/api/telemetry/log';

/** The maximum length of a library's message, in characters. */
const maxLength = 500;

const levelOf = { debug: 'info', log: 'info', info: 'info', warn: 'warn', trace: 'error', error: 'error' } as const;

function toText(part: unknown): string {
  if (typeof part === 'string') return stripVTControlCharacters(part);
  // Messages and fields of errors may contain visitors' text.
  return part instanceof Error ? errorCode(part) : typeof part;
}

/** Formats console arguments as one line; errors are reduced to their code. */
export function consoleMessage(parts: readonly unknown[]): string {
  const text = parts.map(toText).join(' ').replace(/\s+/g, ' ').trim();
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}

/** Redirects console output of Next.js and other libraries to the JSON log. */
export function redirectConsole(): void {
  for (const [name, level] of Object.entries(levelOf) as [keyof typeof levelOf, Level][]) {
    console[name] = (...parts: unknown[]) => {
      const message = consoleMessage(parts);
      if (message !== '') logLine(level, message, { source: 'console' });
    };
  }
}

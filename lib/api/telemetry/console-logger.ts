import { stripVTControlCharacters } from 'node:util';
import { errorCode } from '@/lib/api/log-failure';
import { logLine, type Level } from '@/lib/api/telemetry/log';

/** So many characters of what a library says stay. */
const longest = 500;

const levelOf = { debug: 'info', log: 'info', info: 'info', warn: 'warn', trace: 'error', error: 'error' } as const;

function wordOf(part: unknown): string {
  if (typeof part === 'string') return stripVTControlCharacters(part);
  // Their messages and fields may hold what visitors wrote.
  return part instanceof Error ? errorCode(part) : typeof part;
}

/** What a library says, in one line; of errors a code alone. */
export function consoleMessage(parts: readonly unknown[]): string {
  const words = parts.map(wordOf).join(' ').replace(/\s+/g, ' ').trim();
  return words.length > longest ? `${words.slice(0, longest - 1)}…` : words;
}

/** Makes lines of the log, as JSON, of what Next.js and other libraries write to the console. */
export function redirectConsole(): void {
  for (const [name, level] of Object.entries(levelOf) as [keyof typeof levelOf, Level][]) {
    console[name] = (...parts: unknown[]) => {
      const message = consoleMessage(parts);
      if (message !== '') logLine(level, message, { source: 'console' });
    };
  }
}

import { meter } from '@/lib/api/telemetry/metrics';

/** What this server says: one line for each thing that happened, as text or as JSON (LOG_FORMAT). */

export type LogFormat = 'json' | 'text';

/** The server's own code and Next.js' load a module once each, but they write one log. Commands never say otherwise. */
const shared = globalThis as { siteLogFormat?: LogFormat };

/** From here on lines are written so. */
export function setLogFormat(format: LogFormat): void {
  shared.siteLogFormat = format;
}

export type Level = 'info' | 'warn' | 'error';

/** What a line may say beside its message: codes, numbers and words of tables, and nothing that anybody sent. */
export type LogFields = {
  /** Why something failed (lib/api/log-failure.ts). */
  code?: string;
  method?: string;
  kind?: string;
  status?: number | string;
  milliseconds?: number;
  /** Who speaks, when it is a library and not the site. */
  source?: string;
  /** The id of the request that it is about. */
  request?: string;
};

function textOf(message: string, { code, method, kind, status, milliseconds, request }: LogFields): string {
  const answered = [method, kind, status].filter((part) => part !== undefined).join(' ');
  return [
    [message, code, answered].filter(Boolean).join(': '),
    ...(milliseconds === undefined ? [] : [` in ${milliseconds} ms`]),
    ...(request ? [` (request ${request})`] : []),
  ].join('');
}

/**
 * A line of the log, without its end.
 * @param time when it happened
 */
export function formatLogLine(
  format: LogFormat,
  time: Date,
  { level, message, ...facts }: LogFields & { level: Level; message: string },
): string {
  if (format === 'text') return textOf(message, facts);
  return JSON.stringify({ time: time.toISOString(), level, message, ...facts });
}

/**
 * Writes a line into the log: failures to stderr, everything else to stdout.
 * @param message what happened, in words of the program's own
 */
export function logLine(level: Level, message: string, facts: LogFields = {}): void {
  meter()?.count('logLines', { level });
  const format = shared.siteLogFormat ?? 'text';
  const line = formatLogLine(format, new Date(), { level, message, ...facts });
  if (format === 'json') (level === 'error' ? process.stderr : process.stdout).write(`${line}\n`);
  else if (level === 'error') console.error(line);
  else console.log(line);
}

import { getMetrics } from '@/lib/api/telemetry/metrics';

/** The server's log: one line per event, as text or as JSON (LOG_FORMAT). */

export type LogFormat = 'json' | 'text';

/** Shared because the server and Next.js each load their own copy of this module. Commands use the default. */
const shared = globalThis as { siteLogFormat?: LogFormat };

/** Sets the format of all further lines. */
export function setLogFormat(format: LogFormat): void {
  shared.siteLogFormat = format;
}

export type Level = 'info' | 'warn' | 'error';

/** Fields of a log line in addition to the message: codes, numbers and fixed names, never data from a request. */
export type LogFields = {
  /** The cause of a failure (lib/api/log-failure.ts). */
  code?: string;
  method?: string;
  kind?: string;
  status?: number | string;
  milliseconds?: number;
  /** The origin of the message if a library logged it. */
  source?: string;
  /** The id of the request. */
  request?: string;
};

function formatText(message: string, { code, method, kind, status, milliseconds, request }: LogFields): string {
  const result = [method, kind, status].filter((part) => part !== undefined).join(' ');
  return [
    [message, code, result].filter(Boolean).join(': '),
    ...(milliseconds === undefined ? [] : [` in ${milliseconds} ms`]),
    ...(request ? [` (request ${request})`] : []),
  ].join('');
}

/** Formats a line of the log, without a line break. */
export function formatLogLine(
  format: LogFormat,
  time: Date,
  { level, message, ...fields }: LogFields & { level: Level; message: string },
): string {
  if (format === 'text') return formatText(message, fields);
  return JSON.stringify({ time: time.toISOString(), level, message, ...fields });
}

/**
 * Writes a line to the log: errors to stderr, everything else to stdout.
 * @param message a constant of the program
 */
export function logLine(level: Level, message: string, fields: LogFields = {}): void {
  getMetrics()?.count('logLines', { level });
  const format = shared.siteLogFormat ?? 'text';
  const line = formatLogLine(format, new Date(), { level, message, ...fields });
  if (format === 'json') (level === 'error' ? process.stderr : process.stdout).write(`${line}\n`);
  else if (level === 'error') console.error(line);
  else console.log(line);
}

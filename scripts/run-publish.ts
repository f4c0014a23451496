import { logLine } from '@/lib/api/telemetry/log';
import type { PublicationEntry } from '@/lib/publishing/publication-log';
import { cliArgs, run } from './run';

/** Publishes the content; the cause is for the record. @returns the exit code */
export type Publish = (cause: PublicationEntry['cause']) => Promise<number>;

/** Runs one action at a time. Of those requested meanwhile only the latest is run, for all who requested one. */
export function latestOnly<Input, Result>(action: (input: Input) => Promise<Result>): typeof action {
  let running: Promise<unknown> | undefined;
  let next: { input: Input; result: Promise<Result> } | undefined;
  const start = (input: Input): Promise<Result> => {
    const result = action(input);
    running = result
      .catch(() => undefined)
      .then(() => {
        if (!next) running = undefined;
      });
    return result;
  };
  return (input) => {
    if (!running) return start(input);
    if (next) next.input = input;
    else {
      const result = running.then(() => {
        const { input: latest } = next!;
        next = undefined;
        return start(latest);
      });
      next = { input, result };
    }
    return next.result;
  };
}

const logOutput = (text: string) => {
  for (const line of text.split('\n')) if (line.trim()) logLine('info', line.trim());
};

const runCommand = (...args: [name: string, ...options: string[]]) =>
  run(process.execPath, [...cliArgs(args[0]), ...args.slice(1)], {}, { onOutput: logOutput });

/**
 * Publishes in a process of its own, which ends with this one, and renders the remaining pages in another one, which
 * gives way to the next publication. A publication requested by a push begins with an update of the sources.
 */
export const runPublish: Publish = latestOnly(async (cause) => {
  const pulls = cause === 'webhook' ? ['--pull'] : [];
  const code = await runCommand('publish', '--partial', '--cause', cause, ...pulls);
  if (code === 0) void runCommand('complete-build').catch(() => undefined);
  return code;
});

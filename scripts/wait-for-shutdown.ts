import { isRunning } from './run';

/** How often, in milliseconds, is looked whether npm is still there. */
const interval = 1000;

/**
 * Makes this a command that serves until it is told to stop: SIGTERM and Ctrl-C end it with code 0, after the program that
 * it runs, which they reach as well. It also stops when npm, which started it, is killed and can pass on nothing.
 * @returns what ends this process after a step: when it was told to stop meanwhile, or when the step failed
 */
export function waitForShutdown(): (code: number) => void {
  let isTold = false;
  const stop = () => {
    isTold = true;
    if (!isRunning()) process.exit(0);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => {
      if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
    }, interval).unref();
  }
  return (code) => {
    if (isTold) process.exit(0);
    if (code !== 0) process.exit(code);
  };
}

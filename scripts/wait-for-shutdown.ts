import { isRunning } from './run';

/** Interval in ms for checking that npm is still running. */
const interval = 1000;

/**
 * Makes a long-running command exit with code 0 on SIGTERM and Ctrl-C, after the program that it runs, which receives
 * the signals too. It also stops when npm, its parent, is killed and cannot forward a signal.
 * @returns a function to call after each step, which exits if a signal was received or the step failed
 */
export function waitForShutdown(): (code: number) => void {
  let isStopping = false;
  const stop = () => {
    isStopping = true;
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
    if (isStopping) process.exit(0);
    if (code !== 0) process.exit(code);
  };
}

/**
 * Lets this process go on when what it says cannot be written, because a disk is full or nobody reads any more. Node.js
 * itself forgives `console`; Next.js writes to the streams, and an error that no one listens to ends the process.
 */
export function ignoreEpipe(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

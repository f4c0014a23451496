/**
 * Keeps the process running when its output cannot be written, because the disk is full or the pipe is closed. Node.js
 * ignores such errors of `console`; Next.js writes to the streams, and an unhandled error event ends the process.
 */
export function ignoreOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

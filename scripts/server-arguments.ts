import path from 'node:path';

/**
 * Megabytes that V8 may use for long-lived objects. Left to itself it takes twice the memory that the site needs before
 * it cleans up; a server needs about 60 of these.
 */
const heapLimit = 512;

/** What Node.js is called with to serve the build in a folder. */
export function serverArguments(folder: string, port: number, more: readonly string[] = []): string[] {
  const next = path.join('node_modules', 'next', 'dist', 'bin', 'next');
  // A limit set by the operator wins.
  const limit = process.env.NODE_OPTIONS?.includes('max-old-space-size') ? [] : [`--max-old-space-size=${heapLimit}`];
  return [...limit, next, 'start', folder, '-p', String(port), ...more];
}

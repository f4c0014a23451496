import { nextArgs } from '@/lib/next-internals/next-command';

/**
 * V8 old-space limit in MB. By default V8 grows to twice the memory that the site needs before it collects garbage.
 */
const heapLimit = 512;

/**
 * Minimum heap limit in MB that docs/deploying.md states. Tested under many concurrent expensive searches in
 * tests/backend/search-load.test.ts.
 */
export const minHeap = 160;

// A limit set by the operator takes precedence.
const heapArguments = () =>
  process.env.NODE_OPTIONS?.includes('max-old-space-size') ? [] : [`--max-old-space-size=${heapLimit}`];

/** Node.js arguments to serve the build of NEXT_DIST_DIR on the port of the setting PORT. */
export const serverArguments = (): string[] => [
  ...heapArguments(),
  '--import',
  './scripts/load-typescript.mjs',
  'server.ts',
];

/** Node.js arguments to serve a build with `next start`: another app's build, or this site's for comparison. */
export const nextStartArguments = (folder: string, port: number): string[] => [
  ...heapArguments(),
  ...nextArgs('start', folder, '-p', String(port)),
];

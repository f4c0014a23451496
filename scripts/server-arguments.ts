import { next } from './run';

/**
 * Megabytes that V8 may use for long-lived objects. Left to itself it takes twice the memory that the site needs before
 * it cleans up.
 */
const heapLimit = 512;

/**
 * The least that docs/deploying.md names for it. With that much a server is tried under many costly searches at once
 * (tests/backend/search-load.test.ts).
 */
export const leastHeap = 160;

// A limit set by the operator wins.
const limit = () =>
  process.env.NODE_OPTIONS?.includes('max-old-space-size') ? [] : [`--max-old-space-size=${heapLimit}`];

/** What Node.js is called with to serve the build that NEXT_DIST_DIR names, on the port that the setting PORT names. */
export const serverArguments = (): string[] => [...limit(), '--import', './scripts/load-typescript.mjs', 'server.ts'];

/** The same for a build that Next.js serves by itself: one of another app, or this one, to compare. */
export const nextArguments = (folder: string, port: number): string[] => [
  ...limit(),
  ...next('start', folder, '-p', String(port)),
];

/** Maximum size of a request body, in bytes. */
export const bodyLimit = 64 * 1024;

/** Paths of requests with larger bodies: Git hosts describe the commits of a push at length. */
const largeBodies: Readonly<Record<string, number>> = { '/api/site/publish': 5 * 1024 * 1024 };

/** The maximum size of the body of a request to a path, in bytes. */
export const bodyLimitOf = (path: string): number => largeBodies[path] ?? bodyLimit;

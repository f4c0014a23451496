/** The stores on each of which the contract suite runs, against a server of the same build. */
export const contractStores = ['pglite', 'postgresql'] as const;

/** What such a server is started with: the suite sends more than a visitor may, and a token's client must have an id. */
export const contractEnvironment = { RATE_LIMIT: 'off', GOOGLE_CLIENT_ID: '1-contract.apps.googleusercontent.com' };

declare module 'vitest' {
  interface ProvidedContext {
    /** The base of the calls of the server that was started for a project's tests. */
    contractBase: string;
  }
}

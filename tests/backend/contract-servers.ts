/** Stores on which the contract tests run, each with a server of the same build. */
export const contractStores = ['pglite', 'postgresql'] as const;

/** Settings of these servers: no rate limit, because the tests send many requests, and a client id for tokens. */
export const contractEnvironment = { RATE_LIMIT: 'off', GOOGLE_CLIENT_ID: '1-contract.apps.googleusercontent.com' };

declare module 'vitest' {
  interface ProvidedContext {
    /** The base URL of the API of the server started for a project's tests. */
    contractBase: string;
  }
}

/** Stores on which the contract tests run, each with a server of the same build. */
export const contractStores = ['pglite', 'postgresql'] as const;

/** The secret of pushes. */
export const publishSecret = 'a secret that the contract tests know';

/**
 * Settings of these servers: no rate limit, because the tests send many requests, a client id for tokens, and what lets
 * the process that started a server publish at its request; the tests ignore that.
 */
export const contractEnvironment = {
  RATE_LIMIT: 'off',
  GOOGLE_CLIENT_ID: '1-contract.apps.googleusercontent.com',
  PUBLISH_SECRET: publishSecret,
  PUBLISHES_ON_REQUEST: '1',
};

declare module 'vitest' {
  interface ProvidedContext {
    /** The base URL of the API of the server started for a project's tests. */
    contractBase: string;
  }
}

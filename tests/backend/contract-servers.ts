/** The servers that the contract suite runs against: the same build on each of the two stores. */
export const contractServers = [
  { store: 'pglite', port: 3330 },
  { store: 'postgresql', port: 3331 },
] as const;

export const portOf = (store: 'pglite' | 'postgresql') => contractServers.find((one) => one.store === store)!.port;

/** What such a server is started with: the suite sends more than a visitor may, and a token's client must have an id. */
export const contractEnvironment = { RATE_LIMIT: 'off', GOOGLE_CLIENT_ID: 'contract-suite' };

/** Ports of the PostgreSQL servers that tests start. */
export const postgresPorts = { contract: 5451, backend: 5452, browser: 5453, bench: 5454 } as const;

import { defineConfig } from 'vitest/config';
import { contractServers } from './tests/backend/contract-servers';

/** Tests of the back end on a production build: the contract suite on each store, and what happens when things break. */
const alias = { '@': import.meta.dirname };
const patience = { testTimeout: 600_000, hookTimeout: 120_000, fileParallelism: false };

export default defineConfig({
  test: {
    projects: [
      ...contractServers.map(({ store, port }) => ({
        resolve: { alias },
        test: {
          ...patience,
          name: `contract on ${store}`,
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: `tests/backend/serve-${store}.ts`,
          env: { CONTRACT_BASE: `http://localhost:${port}/api`, CONTRACT_OWN: '1' },
        },
      })),
      { resolve: { alias }, test: { ...patience, name: 'back end', include: ['tests/backend/**/*.test.ts'] } },
    ],
  },
});

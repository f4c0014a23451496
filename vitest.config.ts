import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { contractStores } from './tests/backend/contract-servers.ts';

/** Every test that needs no browser, by what it needs: nothing, a document, a production build, somebody's back end. */

const inHouse = (file: string) => path.join(import.meta.dirname, file);
const contract = ['tests/contract/**/*.test.ts'];
// All limits are generous: a busy machine is slow, not wrong. Among twenty busy processes on two cores the longest unit test
// took 99 s, and hooks that make a store more than 60 s; Vitest gives hooks 10 s by itself.
// A thread is there sooner than a process.
const quick = { testTimeout: 300_000, hookTimeout: 300_000, pool: 'threads' as const };
const servers = { testTimeout: 900_000, hookTimeout: 600_000 };
// Their files share a server.
const shared = { ...servers, fileParallelism: false };

export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    // Vitest leaves one core to others, which is half of a small machine. One more than there are: some wait for a server
    // or a clock.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: { ...quick, name: 'unit', include: ['tests/unit/**/*.test.ts', 'tests/architecture/**/*.test.ts'] },
      },
      {
        extends: true,
        // What Next.js does when it builds: server components get the server's next-intl, and the page's language.
        resolve: {
          alias: {
            'next-intl/server': inHouse('node_modules/next-intl/dist/esm/development/server.react-server.js'),
            'next-intl/config': inHouse('lib/server-messages/next-intl-request.ts'),
            'next/root-params': inHouse('tests/unit/components/root-params.ts'),
          },
        },
        test: {
          ...quick,
          name: 'components',
          include: ['tests/unit/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: 'tests/unit/components/set-up.ts',
          server: { deps: { inline: ['next-intl', 'use-intl'] } },
        },
      },
      ...contractStores.map((store) => ({
        extends: true as const,
        test: {
          ...shared,
          name: `contract on ${store}`,
          include: contract,
          globalSetup: `tests/backend/serve-${store}.ts`,
          setupFiles: 'tests/backend/contract-base.ts',
          env: { CONTRACT_OWN: '1' },
        },
      })),
      {
        extends: true,
        test: {
          ...shared,
          name: 'attacks',
          include: ['tests/attack/**/*.test.ts'],
          globalSetup: 'tests/attack/set-up.ts',
        },
      },
      { extends: true, test: { ...servers, name: 'back end', include: ['tests/backend/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          ...shared,
          name: 'engines',
          testTimeout: 300_000,
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: 'tests/engines/set-up.ts',
        },
      },
      // `npm run test:api` names the server in CONTRACT_BASE.
      ...(process.env.CONTRACT_BASE
        ? [{ extends: true as const, test: { ...shared, name: 'contract', include: contract, testTimeout: 60_000 } }]
        : []),
    ],
  },
});

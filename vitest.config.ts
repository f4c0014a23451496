import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { contractStores } from './tests/backend/contract-servers.ts';

/** All tests without a browser, by requirement: none, a DOM, a production build, or an external API. */

const fromRoot = (file: string) => path.join(import.meta.dirname, file);
const contract = ['tests/contract/**/*.test.ts'];

/** Folders of pure functions and tables, and of checks that read all sources. */
const statelessFolders = [
  'tests/architecture',
  ...['assets', 'config', 'content', 'contract', 'download', 'i18n', 'og-images', 'page-data', 'pages', 'pricing'].map(
    (name) => `tests/unit/${name}`,
  ),
  ...['request-routing', 'search', 'seo', 'text', 'urls'].map((name) => `tests/unit/${name}`),
];
/** Tests of rules that name rows of data files: they get frozen copies of these, so that the site's own may change. */
const rulesOfData = [
  ...['collection-lists', 'locale-variants', 'navigation'].map((name) => `pages/${name}`),
  ...['not-found-page', 'rewrite-target', 'route-request', 'similar-pages'].map((name) => `request-routing/${name}`),
  ...['internal-locale', 'languages', 'sign-in-language', 'sort-by-locale'].map((name) => `i18n/${name}`),
  ...['urls/path-to', 'api/landing-locale', 'og-images/image-text', 'page-data/build-manifest'],
].map((name) => `tests/unit/${name}.test.ts`);
const frozenData = {
  '@/lib/config/data-file': fromRoot('tests/frozen-data-file.ts'),
  '@/lib/i18n/locale-rows': fromRoot('tests/frozen-locale-rows.ts'),
};

/** Globals and mocks that would leak into the next test file of a worker. */
const state = /\bvi\.|@vitest-environment|globalThis|process\.(?:env|chdir)/;

/**
 * Test files that share the modules of a worker: loading these is most of their time. Files that mock modules or change
 * globals have modules of their own.
 */
const statelessTests = statelessFolders.flatMap((folder) =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`)
    .filter((file) => !rulesOfData.includes(file) && !state.test(readFileSync(fromRoot(file), 'utf8'))),
);

// Generous timeouts, because a busy machine must not fail tests: with twenty busy processes on two cores, the longest
// unit test took 99 s and hooks that create a store more than 60 s; Vitest's default for hooks is 10 s.
// Threads start faster than processes.
// Each test begins without the spies and global mocks of the one before.
const isolation = { restoreMocks: true, unstubGlobals: true };
const fastOptions = {
  ...isolation,
  testTimeout: 300_000,
  hookTimeout: 300_000,
  pool: 'threads' as const,
  // `compileEnvironment` sets it from the settings.
  env: {
    NEXT_PUBLIC_FIRST_PARTY_REFERRERS:
      '{"hosts":["www.facetry.example","app.facetry.example"],"domains":["facetry.example"]}',
  },
};
const serverOptions = { testTimeout: 900_000, hookTimeout: 600_000 };
// Test files that share a server.
const serialOptions = { ...serverOptions, fileParallelism: false };

export default defineConfig({
  // As in Next.js' server code, the guard `server-only` is empty.
  resolve: { alias: { '@': import.meta.dirname, 'server-only': fromRoot('node_modules/server-only/empty.js') } },
  test: {
    // By default Vitest leaves one core unused, which is half of a small machine. One more than the number of cores,
    // because some tests wait for a server or a timer.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: { ...fastOptions, name: 'unit', isolate: false, include: statelessTests },
      },
      {
        extends: true,
        test: {
          ...fastOptions,
          name: 'unit isolated',
          include: ['tests/unit/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
          exclude: [...statelessTests, ...rulesOfData],
        },
      },
      {
        extends: true,
        resolve: { alias: frozenData },
        test: { ...fastOptions, name: 'unit on frozen data', include: rulesOfData },
      },
      {
        extends: true,
        // As in a Next.js build, server components get the server version of next-intl and the page's language.
        resolve: {
          alias: {
            'next-intl/server': fromRoot('node_modules/next-intl/dist/esm/development/server.react-server.js'),
            'next-intl/config': fromRoot('lib/next-intl/next-intl-request.ts'),
            'next/navigation': fromRoot('tests/unit/components/next-context.tsx'),
            'next/root-params': fromRoot('tests/unit/components/root-params.ts'),
          },
        },
        test: {
          ...fastOptions,
          name: 'components',
          include: ['tests/unit/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: 'tests/unit/components/setup.ts',
          server: { deps: { inline: ['next-intl', 'use-intl'] } },
        },
      },
      ...contractStores.map((store) => ({
        extends: true as const,
        test: {
          ...serialOptions,
          name: `contract on ${store}`,
          include: contract,
          globalSetup: `tests/backend/serve-${store}.ts`,
          setupFiles: 'tests/backend/contract-base.ts',
          env: { CONTRACT_BUILTIN: '1' },
        },
      })),
      {
        extends: true,
        test: {
          ...serialOptions,
          name: 'attacks',
          include: ['tests/attack/**/*.test.ts'],
          globalSetup: 'tests/attack/global-setup.ts',
        },
      },
      {
        extends: true,
        test: { ...serverOptions, ...isolation, name: 'back end', include: ['tests/backend/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          ...serialOptions,
          name: 'engines',
          testTimeout: 300_000,
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: 'tests/engines/global-setup.ts',
        },
      },
      // `npm run test:api` sets CONTRACT_BASE to the server's URL.
      ...(process.env.CONTRACT_BASE
        ? [
            {
              extends: true as const,
              test: { ...serialOptions, name: 'contract', include: contract, testTimeout: 60_000 },
            },
          ]
        : []),
    ],
  },
});

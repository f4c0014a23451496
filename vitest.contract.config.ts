import { defineConfig } from 'vitest/config';

/** The contract suite, against the server that CONTRACT_BASE names. */
export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: { include: ['tests/contract/**/*.test.ts'], testTimeout: 60_000, fileParallelism: false },
});

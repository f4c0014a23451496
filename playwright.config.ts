import { defineConfig } from '@playwright/test';
import { browserArguments } from './tests/e2e/browser-arguments';
import { refusedState } from './tests/e2e/consent-states';
import { plainPort, suitePort } from './tests/e2e/servers';
import { findBrowser } from './scripts/find-browser';
import { e2eEnvironment, e2eHostRules } from './scripts/e2e-environment';
import { dataFolder } from './tests/start-server';
import { isFull } from './tests/sampling';

// Workers read this file as well, and inherit what the first process has found or installed.
process.env.CHROMIUM_PATH ||= findBrowser();

/** Browser and raw-HTML tests, against two production builds: the plain one, and one with the suite's settings. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // One more than there are cores on a small machine: many tests wait for a clock.
  workers: 3,
  retries: 0,
  // Both generous: a busy machine is slow, not wrong.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  ...(isFull ? {} : { grepInvert: /@full/ }),
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  use: {
    // Most tests are about other things than consent: their visitors have refused, and are asked nothing.
    storageState: refusedState,
    baseURL: `http://localhost:${plainPort}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [...browserArguments, e2eHostRules(suitePort)],
    },
  },
  webServer: [
    {
      command: 'npm start',
      url: `http://localhost:${plainPort}/healthz`,
      timeout: 1_800_000,
      env: { PORT: String(plainPort), DATA_DIR: dataFolder(plainPort), RATE_LIMIT: 'off' },
    },
    {
      command: 'npm start',
      url: `http://localhost:${suitePort}/healthz`,
      timeout: 1_800_000,
      env: { ...e2eEnvironment, PORT: String(suitePort), DATA_DIR: dataFolder(suitePort), RATE_LIMIT: 'off' },
    },
  ],
});

import { defineConfig } from '@playwright/test';
import { browserArguments } from './tests/e2e/browser-arguments';
import { refusedState as declinedConsentState } from './tests/e2e/consent-states';
import { plainPort as productionPort, e2ePort } from './tests/e2e/server-ports';
import { findOrInstall } from './scripts/system-dependencies';
import { e2eEnvironment, e2eHostRules } from './scripts/e2e-environment';
import { dataFolder } from './tests/start-server';
import { isFull } from './tests/sampling';

// Workers load this file too, and inherit the browser that the first process found or installed.
process.env.CHROMIUM_PATH ||= findOrInstall('chromium', () => undefined);

// The suite has built before, and needs no pages that no test requests.
const startCommand = process.env.SUITE_BUILDS ? 'npm start -- --no-build' : 'npm start';

/** Browser and raw-HTML tests against two production builds: the plain one, and one with the e2e settings. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // One more than the cores of a small machine, because many tests wait for a timer.
  workers: 3,
  retries: 0,
  // Generous timeouts, because a busy machine must not fail tests.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  ...(isFull ? {} : { grepInvert: /@full/ }),
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  use: {
    // Most tests are not about consent, so consent is already declined and no banner is shown.
    storageState: declinedConsentState,
    baseURL: `http://localhost:${productionPort}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [...browserArguments, e2eHostRules(e2ePort)],
    },
  },
  webServer: [
    {
      command: startCommand,
      url: `http://localhost:${productionPort}/healthz`,
      timeout: 1_800_000,
      env: { PORT: String(productionPort), DATA_DIR: dataFolder(productionPort), RATE_LIMIT: 'off' },
    },
    {
      command: startCommand,
      url: `http://localhost:${e2ePort}/healthz`,
      timeout: 1_800_000,
      env: { ...e2eEnvironment, PORT: String(e2ePort), DATA_DIR: dataFolder(e2ePort), RATE_LIMIT: 'off' },
    },
  ],
});

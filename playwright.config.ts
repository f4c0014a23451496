import { defineConfig } from '@playwright/test';
import { plainPort, suiteEnvironment, suitePort } from './tests/e2e/servers';

/** Browser and raw-HTML tests, against two production builds: the plain one, and one with the suite's settings. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  forbidOnly: true,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  use: {
    baseURL: `http://localhost:${plainPort}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  webServer: [
    {
      command: 'npm start',
      url: `http://localhost:${plainPort}/robots.txt`,
      timeout: 300_000,
      env: { PORT: String(plainPort) },
    },
    {
      command: 'npm start',
      url: `http://localhost:${suitePort}/robots.txt`,
      timeout: 300_000,
      env: { ...suiteEnvironment, PORT: String(suitePort) },
    },
  ],
});

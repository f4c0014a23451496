import { grantConsent, scriptUrl, mockChats } from '@/tests/e2e/chat-mocks';
import { mockGoogle } from '@/tests/e2e/one-tap-mock';
import { startServer } from '@/tests/start-server';
import { buildBaselineApp } from '../bench/baseline-app';
import { audit, median, rounds, withBrowser } from './audit';

/**
 * Total blocking time of the home page (Lighthouse's mobile preset) with all features on: analytics, chat, Google One
 * Tap and the bottom banner. At most 1.2 times that of a bare Next.js app in the same run, and no layout shift.
 * Vendors' scripts are mocked, since their cost is not ours.
 */

const allOn = {
  GOOGLE_CLIENT_ID: '1-suite.apps.googleusercontent.com',
  CHAT_TYPE: 'SS_HUMAN',
  CHAT_SCRIPT_URL: scriptUrl,
  RATE_LIMIT: 'off',
};

type Run = { blocked: number; shift: number };

async function measure(url: string): Promise<Run> {
  const { audits } = await audit(url, ['performance']);
  return {
    blocked: audits['total-blocking-time']?.numericValue ?? Infinity,
    shift: audits['cumulative-layout-shift']?.numericValue ?? 1,
  };
}

const bareFolder = await buildBaselineApp({});
const site = await startServer({ env: allOn });
const bareApp = await startServer({ folder: bareFolder });
const runs: { site: Run; bareApp: Run }[] = [];
try {
  await withBrowser([], async (context) => {
    await grantConsent(context);
    await mockChats(context);
    await mockGoogle(context, 'no token');
    for (let round = 0; round < rounds; round += 1) {
      runs.push({ bareApp: await measure(bareApp.url), site: await measure(site.url) });
    }
  });
} finally {
  site.stop();
  bareApp.stop();
}
const blocked = median(runs.map(({ site }) => site.blocked));
const floor = median(runs.map(({ bareApp }) => bareApp.blocked));
const shift = Math.max(...runs.map(({ site }) => site.shift));
const all = (which: 'site' | 'bareApp') => runs.map((run) => Math.round(run[which].blocked)).join(', ');
console.log(
  `total blocking time in ms: ${blocked.toFixed(1)} (${all('site')}), bare app ${floor.toFixed(1)} (${all('bareApp')})`,
);
console.log(`layout shift at most: ${shift.toFixed(3)}`);
process.exitCode = blocked > floor * 1.2 || shift >= 0.005 ? 1 : 0;

import { setTimeout as pause } from 'node:timers/promises';
import { commandLine } from '@/scripts/command-line';
import { exitWithError } from '@/scripts/exit-with-error';
import { nginxUnavailableReason, startNginxAndSite } from '../nginx/nginx-and-site';
import { startVisitors } from '../nginx/visitors';
import { plainBuild, e2eBuild } from '../builds';

/** Errors that visitors see when something fails behind nginx. */

commandLine({
  usage: 'npm run bench:faults',
  description:
    'Requests pages through nginx (deploy/nginx.conf) while servers are killed, paused, updated and lose their store, and counts errors; serves the newest build.',
});

const missing = nginxUnavailableReason();
if (missing) exitWithError(new Error(missing));

const visitors = 8;
const running = await startNginxAndSite();
const { nginx, instances, postgres } = running;

async function measureDuring(name: string, injection: () => Promise<unknown>): Promise<void> {
  const stop = startVisitors(nginx.url, visitors);
  await pause(2000);
  await injection();
  await pause(2000);
  const { pages, scripts, failed, closedConnections, wrongLanguage, notFound, slowest } = await stop();
  console.log(
    `  ${name}: ${pages} pages and ${scripts} scripts, ${failed} × 5xx, ${closedConnections} connections closed, ${wrongLanguage} in the wrong language, ${notFound} not found; the slowest took ${(slowest / 1000).toFixed(1)} s`,
  );
}

console.log(`${visitors} concurrent visitors, two instances:`);
try {
  await measureDuring('no failure', () => pause(5000));
  await measureDuring('an instance is killed and restarted', async () => {
    const [first] = instances.splice(0, 1);
    await first!.kill();
    await pause(3000);
    instances.push(await running.restart(first!.port));
  });
  await measureDuring('an instance is paused for twenty seconds', async () => {
    process.kill(instances[0]!.pid, 'SIGSTOP');
    await pause(20_000);
    process.kill(instances[0]!.pid, 'SIGCONT');
  });
  await measureDuring('another build is rolled out', () => running.rollOut(e2eBuild()));
  await measureDuring('the previous build is rolled back', () => running.rollOut(plainBuild()));
  await measureDuring('the certificate is renewed', async () => {
    nginx.renewCertificate();
    await pause(3000);
  });
  await measureDuring('the store is killed and recovers', () => postgres.crash());
  await measureDuring('the store is stopped', async () => {
    await postgres.stop();
    await pause(5000);
  });
} finally {
  await running.stop();
}

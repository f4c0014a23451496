import { setTimeout as pause } from 'node:timers/promises';
import { commandLine } from '@/scripts/command-line';
import { exitWithError } from '@/scripts/exit-with-error';
import { missingProgram, startNginxAndSite } from '../nginx/nginx-and-site';
import { letVisitorsCome } from '../nginx/visitors';
import { plainBuild, suiteBuild } from '../builds';

/** What visitors see of what fails behind the front. */

commandLine({
  call: 'npm run bench:faults',
  about:
    'Asks for pages through the front (deploy/nginx.conf) while servers are killed, stand still, give way to another build and lose their store, and counts what went wrong; serves the newest build.',
});

const missing = missingProgram();
if (missing) exitWithError(new Error(missing));

const visitors = 8;
const running = await startNginxAndSite();
const { front, instances, postgres } = running;

async function during(name: string, fault: () => Promise<unknown>): Promise<void> {
  const leave = letVisitorsCome(front.url, visitors);
  await pause(2000);
  await fault();
  await pause(2000);
  const { pages, scripts, failed, broken, wrong, missing: lost, slowest } = await leave();
  console.log(
    `  ${name}: ${pages} pages and ${scripts} scripts, ${failed} × 5xx, ${broken} broken off, ${wrong} in the wrong language, ${lost} missing; the slowest took ${(slowest / 1000).toFixed(1)} s`,
  );
}

console.log(`${visitors} visitors at a time, two instances:`);
try {
  await during('nothing fails', () => pause(5000));
  await during('an instance is killed and started again', async () => {
    const [first] = instances.splice(0, 1);
    await first!.kill();
    await pause(3000);
    instances.push(await running.startAgain(first!.port));
  });
  await during('an instance stands still for twenty seconds', async () => {
    process.kill(instances[0]!.pid, 'SIGSTOP');
    await pause(20_000);
    process.kill(instances[0]!.pid, 'SIGCONT');
  });
  await during('another build is rolled out', () => running.rollOut(suiteBuild()));
  await during('the build before is rolled out again', () => running.rollOut(plainBuild()));
  await during('the certificate is renewed', async () => {
    front.renewCertificate();
    await pause(3000);
  });
  await during('the store is killed and comes back', () => postgres.crash());
  await during('the store is gone', async () => {
    await postgres.stop();
    await pause(5000);
  });
} finally {
  await running.stop();
}

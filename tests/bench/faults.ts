import { setTimeout as pause } from 'node:timers/promises';
import { commandLine } from '@/scripts/command-line';
import { stopWithOneSentence } from '@/scripts/stop';
import { exchange, languageIn } from '../front/exchange';
import { builtAddresses, missingProgram, sitesHost, startFrontAndSite } from '../front/front-and-site';

/** What visitors see of what fails behind the front. */

commandLine({
  call: 'npm run bench:faults',
  about:
    'Asks for pages through the front (deploy/nginx.conf) while servers are killed, stand still and lose their store, and counts what went wrong; serves the newest build.',
});

const missing = missingProgram();
if (missing) stopWithOneSentence(new Error(missing));

const visitors = 8;
/** So many addresses: more than are asked for twice while a fault lasts, so that not all comes from what is kept. */
const addresses = builtAddresses().filter((address) => /^\/(?:ru\/|blog|helps|docs|pricing|download|$)/.test(address));
const languages = { en: ['en-US', 'en'], zh: ['zh-CN', 'zh-CN,zh;q=0.9'] } as const;

type Count = { pages: number; failed: number; broken: number; wrong: number; slowest: number };

const running = await startFrontAndSite();
const { front, instances, postgres } = running;

/** Asks without pause until told to stop. */
async function visit(count: Count, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const address = addresses[Math.floor(Math.random() * addresses.length)]!;
    const [language, accepted] = languages[Math.random() < 0.5 ? 'en' : 'zh'];
    const began = performance.now();
    const headers = { Host: sitesHost, 'Accept-Encoding': 'gzip, deflate, br', 'Accept-Language': accepted };
    // A query that is not kept has every second page come from an instance.
    const path = address + (Math.random() < 0.5 ? `?a=${Math.random()}` : '');
    const told = await exchange(front.url, { method: 'GET', path, headers });
    count.pages += 1;
    count.slowest = Math.max(count.slowest, performance.now() - began);
    if (told.status === 0) count.broken += 1;
    else if (told.status >= 500) count.failed += 1;
    const wanted = address.startsWith('/ru') ? 'ru-RU' : language;
    const spoken = told.status === 200 && languageIn(told);
    if (spoken && spoken !== wanted) count.wrong += 1;
  }
}

async function during(name: string, fault: () => Promise<unknown>): Promise<void> {
  const count: Count = { pages: 0, failed: 0, broken: 0, wrong: 0, slowest: 0 };
  let isOver = false;
  const visits = Array.from({ length: visitors }, () => visit(count, () => isOver));
  await pause(2000);
  await fault();
  await pause(2000);
  isOver = true;
  await Promise.all(visits);
  const { pages, failed, broken, wrong, slowest } = count;
  console.log(
    `  ${name}: ${pages} pages, ${failed} × 5xx, ${broken} broken off, ${wrong} in the wrong language; the slowest took ${(slowest / 1000).toFixed(1)} s`,
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
  await during('the store is killed and comes back', () => postgres.crash());
  await during('the store is gone', async () => {
    await postgres.stop();
    await pause(5000);
  });
} finally {
  await running.stop();
}

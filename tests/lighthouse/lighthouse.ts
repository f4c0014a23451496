import { suiteEnvironment, suiteHostRules, suiteUrl, zhUrl } from '@/scripts/suite-environment';
import { suiteBuild } from '../made-builds';
import { startServer } from '@/tests/start-server';
import { buildBareApp } from '../bench/bare-app';
import { audit, median, rounds, withBrowser } from './audit';

/**
 * Lighthouse (its mobile preset) on the pages that decide, in four languages: accessibility, best practices and SEO
 * must be 100; performance at least 95 and within 3 points of a bare Next.js app in the same run; layout shift 0.00.
 */

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof categories)[number], number> & { shift: number; failed: string[] };

const pages = [
  '',
  '/pricing',
  '/download',
  '/local-api',
  '/faq',
  '/solutions/e-commerce',
  '/alternatives/gologin-alternative',
];
/** The suite's build, because the plain one tells crawlers on any host but its own to stay away. */
const homes = [suiteUrl, zhUrl, `${suiteUrl}/ru`, `${suiteUrl}/th`];

async function scoresOf(url: string): Promise<Scores> {
  const lhr = await audit(url, categories);
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const strict = categories.slice(1).flatMap((name) => lhr.categories[name]?.auditRefs ?? []);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    shift: lhr.audits['cumulative-layout-shift']?.numericValue ?? 1,
    failed: strict.filter(({ id, weight }) => weight > 0 && lhr.audits[id]?.score === 0).map(({ id }) => id),
  };
}

/** What is wrong with a page's scores, given the bare app's performance. */
function complaintsOf(name: string, runs: readonly Scores[], floor: number): string[] {
  const performance = median(runs.map((run) => run.performance));
  const worst = (key: (typeof categories)[number]) => Math.min(...runs.map((run) => run[key]));
  const shift = Math.max(...runs.map((run) => run.shift));
  console.log(
    `${name}: performance ${performance} (bare ${floor}), accessibility ${worst('accessibility')}, best practices ${worst('best-practices')}, SEO ${worst('seo')}, shift ${shift.toFixed(3)}`,
  );
  return [
    ...(performance < 95 || performance < floor - 3 ? [`${name}: performance ${performance}, bare app ${floor}`] : []),
    ...(shift >= 0.005 ? [`${name}: layout shift ${shift}`] : []),
    ...[...new Set(runs.flatMap(({ failed }) => failed))].map((id) => `${name}: ${id}`),
    ...(['accessibility', 'best-practices', 'seo'] as const)
      .filter((key) => worst(key) < 100)
      .map((key) => `${name}: ${key} ${worst(key)}`),
  ];
}

const bareFolder = await buildBareApp({});
const site = await startServer({ build: suiteBuild(), env: suiteEnvironment });
const bare = await startServer({ folder: bareFolder });
const complaints: string[] = [];
try {
  await withBrowser([suiteHostRules(site.port)], async () => {
    const addresses = pages.flatMap((page) => homes.map((home) => home + page));
    const runs = new Map<string, Scores[]>(addresses.map((address) => [address, []]));
    const floors: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      floors.push((await scoresOf(bare.url)).performance);
      for (const address of addresses) runs.get(address)!.push(await scoresOf(address));
      floors.push((await scoresOf(bare.url)).performance);
    }
    const floor = median(floors);
    for (const [address, results] of runs) complaints.push(...complaintsOf(address, results, floor));
  });
} finally {
  site.stop();
  bare.stop();
}
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;

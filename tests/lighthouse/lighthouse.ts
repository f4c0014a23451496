import { suiteEnvironment, suiteHostRules, suiteUrl, zhUrl } from '@/scripts/suite-environment';
import { suiteBuild } from '../made-builds';
import { startServer } from '@/tests/start-server';
import { buildBareApp } from '../bench/bare-app';
import { pageKinds } from '../e2e/page-kinds';
import { audit, median, withBrowser } from './audit';

/**
 * Lighthouse (its mobile preset) on every kind of page that search engines may keep, in five languages: accessibility,
 * best practices and SEO must be 100, layout shift 0.00, and performance at least 95 and that of a bare Next.js app in
 * the same run. A page that performs worse the first time is audited twice more, beside the bare app, and its median
 * counts.
 */

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const strict = categories.slice(1);
type Scores = Record<(typeof categories)[number], number> & { shift: number; failed: string[] };

/** The suite's build, because the plain one tells crawlers on any host but its own to stay away. */
const homes = [suiteUrl, zhUrl, ...['ru', 'th', 'jp'].map((locale) => `${suiteUrl}/${locale}`)];
/** Search engines are told to leave these out, or they stand in Chinese or English alone. */
const leftOut = /^\/(?:search|error|_icons|solutions\/media-market|docs\/automation)/;
const pages = [...pageKinds.filter((path) => !leftOut.test(path)), '/docs/getting-started'];

async function scoresOf(url: string): Promise<Scores> {
  const lhr = await audit(url, categories);
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const refs = strict.flatMap((name) => lhr.categories[name]?.auditRefs ?? []);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    shift: lhr.audits['cumulative-layout-shift']?.numericValue ?? 1,
    failed: refs.filter(({ id, weight }) => weight > 0 && lhr.audits[id]?.score === 0).map(({ id }) => id),
  };
}

/** What is wrong with a page's scores, given the bare app's performance. */
function complaintsOf(name: string, runs: readonly Scores[], floor: number): string[] {
  const performance = median(runs.map((run) => run.performance));
  const worst = (key: (typeof categories)[number]) => Math.min(...runs.map((run) => run[key]));
  const shift = Math.max(...runs.map((run) => run.shift));
  console.log(
    `${name}: performance ${performance} (bare ${floor}), ${strict.map((key) => `${key} ${worst(key)}`).join(', ')}, shift ${shift.toFixed(3)}`,
  );
  return [
    ...(performance < Math.max(95, floor) ? [`${name}: performance ${performance}, bare app ${floor}`] : []),
    ...(shift >= 0.005 ? [`${name}: layout shift ${shift}`] : []),
    ...[...new Set(runs.flatMap(({ failed }) => failed))].map((id) => `${name}: ${id}`),
    ...strict.filter((key) => worst(key) < 100).map((key) => `${name}: ${key} ${worst(key)}`),
  ];
}

const bareFolder = await buildBareApp({});
const site = await startServer({ build: suiteBuild(), env: suiteEnvironment });
const bare = await startServer({ folder: bareFolder });
const complaints: string[] = [];
try {
  await withBrowser([suiteHostRules(site.port)], async () => {
    const floors: number[] = [];
    const bareScore = async () => floors.push((await scoresOf(bare.url)).performance);
    for (let i = 0; i < 3; i += 1) await bareScore();
    for (const path of pages) {
      for (const home of homes) {
        const address = path === '/' ? home : home + path;
        const runs = [await scoresOf(address)];
        if (runs[0]!.performance < Math.max(95, median(floors))) {
          for (let again = 0; again < 2; again += 1) {
            runs.push(await scoresOf(address));
            await bareScore();
          }
        }
        complaints.push(...complaintsOf(address, runs, median(floors)));
      }
    }
  });
} finally {
  site.stop();
  bare.stop();
}
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;

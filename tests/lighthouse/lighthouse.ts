import { e2eEnvironment, e2eHostRules, e2eUrl, zhUrl } from '@/scripts/e2e-environment';
import { suiteBuild } from '../builds';
import { startServer } from '@/tests/start-server';
import { buildBareApp } from '../bench/bare-app';
import { pageKinds } from '../e2e/page-kinds';
import { audit, median, withBrowser } from './audit';

/**
 * Lighthouse (its mobile preset) on every kind of page that search engines may keep, in five languages: accessibility,
 * best practices and SEO must be 100, layout shift 0.00, and performance at least 95 and that of a bare Next.js app in
 * the same run, which is audited all along the first round. A page that performs worse in it is audited twice more, and its
 * median counts.
 */

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const strict = categories.slice(1);
type Scores = Record<(typeof categories)[number], number> & { shift: number; failed: string[] };

/** The suite's build, because the plain one tells crawlers on any host but its own to stay away. */
const homes = [e2eUrl, zhUrl, ...['ru', 'th', 'jp'].map((locale) => `${e2eUrl}/${locale}`)];
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

function worstOf(runs: readonly Scores[]) {
  return {
    performance: median(runs.map((run) => run.performance)),
    shift: Math.max(...runs.map((run) => run.shift)),
    strict: strict.map((key) => ({ key, score: Math.min(...runs.map((run) => run[key])) })),
  };
}

function describe(name: string, runs: readonly Scores[], floor: number): string {
  const { performance, shift, strict: scores } = worstOf(runs);
  const others = scores.map(({ key, score }) => `${key} ${score}`).join(', ');
  return `${name}: performance ${performance} (bare ${floor}), ${others}, shift ${shift.toFixed(3)}`;
}

/** What is wrong with a page's scores, given the bare app's performance. */
function complaintsOf(name: string, runs: readonly Scores[], floor: number): string[] {
  const { performance, shift, strict: scores } = worstOf(runs);
  return [
    ...(performance < Math.max(95, floor) ? [`${name}: performance ${performance}, bare app ${floor}`] : []),
    ...(shift >= 0.005 ? [`${name}: layout shift ${shift}`] : []),
    ...[...new Set(runs.flatMap(({ failed }) => failed))].map((id) => `${name}: ${id}`),
    ...scores.filter(({ score }) => score < 100).map(({ key, score }) => `${name}: ${key} ${score}`),
  ];
}

const bareFolder = await buildBareApp({});
const site = await startServer({ build: suiteBuild(), env: e2eEnvironment });
const bare = await startServer({ folder: bareFolder });
const addresses = pages.flatMap((path) => homes.map((home) => (path === '/' ? home : home + path)));
const runsOf = new Map<string, Scores[]>(addresses.map((address) => [address, []]));
const floors: number[] = [];
/** How many pages are audited between two audits of the bare app. */
const bareEvery = 10;

async function auditPage(address: string): Promise<void> {
  const runs = runsOf.get(address)!;
  runs.push(await scoresOf(address));
  console.log(describe(address, runs, median(floors)));
}

try {
  await withBrowser([e2eHostRules(site.port)], async () => {
    for (const [nth, address] of addresses.entries()) {
      if (nth % bareEvery === 0) floors.push((await scoresOf(bare.url)).performance);
      await auditPage(address);
    }
    const isOwed = (address: string) => runsOf.get(address)![0]!.performance < Math.max(95, median(floors));
    const owed = addresses.filter(isOwed);
    // Round by round, so that a run that is cut short has seen all of them again.
    for (const address of [...owed, ...owed]) await auditPage(address);
  });
} finally {
  site.stop();
  bare.stop();
}
const complaints = [...runsOf].flatMap(([address, runs]) => complaintsOf(address, runs, median(floors)));
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;

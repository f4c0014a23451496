import { e2eEnvironment, e2eHostRules, e2eUrl, zhUrl } from '@/scripts/e2e-environment';
import { translated } from '../articles';
import { e2eBuild } from '../builds';
import { startServer } from '@/tests/start-server';
import { buildBaselineApp } from '../bench/baseline-app';
import { pageKinds } from '../e2e/page-kinds';
import { audit, median, withBrowser } from './audit';

/**
 * Runs Lighthouse (mobile preset) on every indexable kind of page in five languages: accessibility, best practices and
 * SEO must be 100, layout shift 0.00, and performance at least 95 and at least that of a bare Next.js app, which is
 * audited throughout the first round of the same run. A page below that is audited twice more, and its median counts.
 */

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const strict = categories.slice(1);
type Scores = Record<(typeof categories)[number], number> & { shift: number; failed: string[] };

/** The e2e build, because the plain one is noindex on any host but its own. */
const homes = [e2eUrl, zhUrl, ...['ru', 'th', 'jp'].map((locale) => `${e2eUrl}/${locale}`)];
/** Pages that are noindex, or exist only in Chinese or English. */
const excluded = /^\/(?:search|error|_icons|solutions\/media-market|docs\/)/;
const pages = [...pageKinds.filter((path) => !excluded.test(path)), translated('docs').path];

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

/** Lists the failed requirements of a page, given the bare app's performance. */
function issuesOf(name: string, runs: readonly Scores[], floor: number): string[] {
  const { performance, shift, strict: scores } = worstOf(runs);
  return [
    ...(performance < Math.max(95, floor) ? [`${name}: performance ${performance}, bare app ${floor}`] : []),
    ...(shift >= 0.005 ? [`${name}: layout shift ${shift}`] : []),
    ...[...new Set(runs.flatMap(({ failed }) => failed))].map((id) => `${name}: ${id}`),
    ...scores.filter(({ score }) => score < 100).map(({ key, score }) => `${name}: ${key} ${score}`),
  ];
}

const bareFolder = await buildBaselineApp({});
const site = await startServer({ build: e2eBuild(), env: e2eEnvironment });
const bare = await startServer({ folder: bareFolder });
const urls = pages.flatMap((path) => homes.map((home) => (path === '/' ? home : home + path)));
const runsOf = new Map<string, Scores[]>(urls.map((url) => [url, []]));
const floors: number[] = [];
/** Number of pages audited between two audits of the bare app. */
const bareEvery = 10;

async function auditPage(url: string): Promise<void> {
  const runs = runsOf.get(url)!;
  runs.push(await scoresOf(url));
  console.log(describe(url, runs, median(floors)));
}

try {
  await withBrowser([e2eHostRules(site.port)], async () => {
    for (const [index, url] of urls.entries()) {
      if (index % bareEvery === 0) floors.push((await scoresOf(bare.url)).performance);
      await auditPage(url);
    }
    const isSlow = (url: string) => runsOf.get(url)![0]!.performance < Math.max(95, median(floors));
    const slowPages = urls.filter(isSlow);
    // Round by round, so that an aborted run has audited all of them again.
    for (const url of [...slowPages, ...slowPages]) await auditPage(url);
  });
} finally {
  site.stop();
  bare.stop();
}
const issues = [...runsOf].flatMap(([url, runs]) => issuesOf(url, runs, median(floors)));
for (const issue of issues) console.error(issue);
process.exitCode = issues.length > 0 ? 1 : 0;

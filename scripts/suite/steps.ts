import path from 'node:path';
import { devBuild } from '../link-latest-build';
import { binPath } from '../run';
import { commitOffset } from './commit-offset';
import { e2eEnvironment } from '../e2e-environment';

/** One step of `npm test`. */
export type Step = {
  /** Name in the log and the summary table; `docs/developing.md` lists all gates. */
  name: string;
  /** The property that the step guarantees, in a few words. */
  description: string;
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Report of its test runner; a step without one counts as a single check. */
  report?: { kind: 'vitest' | 'playwright'; file: string };
  /** Later steps are skipped if it fails. */
  isRequired?: boolean;
  /** May run concurrently with adjacent parallel steps: it uses about one core, and changes nothing that they read. */
  isParallel?: boolean;
};

/**
 * `npm test` runs one of this many parts of the slow tests, which the commit selects; `npm run test:full` runs all.
 * Chosen for at most 12 minutes on two cores.
 */
const slowTestParts = 12;
const slowTestPart = `--shard=${(commitOffset % slowTestParts) + 1}/${slowTestParts}`;

/** Folder of reports and traces, recreated by every run. */
export const resultsFolder = 'test-results';

const script = (name: string, ...args: string[]) => ({
  command: binPath('tsx'),
  args: [path.join('scripts', 'cli', `${name}.ts`), ...args],
});

function vitest(
  name: string,
  projects: readonly string[],
  more: readonly string[] = [],
): Pick<Step, 'command' | 'args' | 'report'> {
  const file = path.join(resultsFolder, `${name}.json`);
  const projectArgs = projects.map((project) => `--project=${project}`);
  return {
    command: binPath('vitest'),
    args: ['run', '--reporter=default', '--reporter=json', ...projectArgs, ...more, `--outputFile.json=${file}`],
    report: { kind: 'vitest', file },
  };
}

const browserReport = path.join(resultsFolder, 'browser.json');

const packageSteps: readonly Step[] = [
  { name: 'licenses', description: 'licenses of packages are allowed', ...script('check-packages', 'licenses') },
  {
    name: 'vulnerabilities',
    description: 'no severe known vulnerability in production packages',
    ...script('check-packages', 'vulnerabilities'),
  },
  {
    name: 'sbom',
    description: 'the SBOM lists every package',
    ...script('check-packages', 'sbom'),
  },
];

const sourceSteps: readonly Step[] = [
  { name: 'types', description: 'the code type-checks', command: binPath('tsc'), args: ['--noEmit'] },
  {
    name: 'format',
    description: 'sources are formatted',
    command: binPath('prettier'),
    args: ['--check', '--log-level', 'warn', '.'],
  },
  { name: 'lint', description: 'no lint errors', command: binPath('oxlint'), args: ['--deny-warnings'] },
  { name: 'unused code', description: 'no unused file, export or package', command: binPath('knip'), args: [] },
];

const contentSteps: readonly Step[] = [
  {
    name: 'content',
    description: 'messages and articles are complete in every language',
    ...script('content-check'),
    isRequired: true,
  },
  // Not parallel: they are written into a folder that other steps read.
  {
    name: 'route types',
    description: 'Next.js types every route',
    command: binPath('next'),
    args: ['typegen'],
    env: { NEXT_DIST_DIR: devBuild },
  },
];

const parallelSteps = [...sourceSteps, ...packageSteps].map((step) => ({ ...step, isParallel: true }));

const engines: Step = {
  name: 'Firefox and WebKit',
  description: 'pages, menus, forms, consent and chat in other engines',
  ...vitest('engines', ['engines']),
};

const lighthouse: readonly Step[] = [
  { name: 'lighthouse', description: 'scores of the main pages' },
  { name: 'blocking time', description: 'startup does not block the main thread' },
].map((step) => ({
  ...step,
  command: binPath('tsx'),
  args: [`tests/lighthouse/${step.name.replace(' ', '-')}.ts`],
}));

/** Subsets of the steps that continuous integration can run on separate machines. */
export const shards = ['checks', 'back-end', 'browser'] as const;
export type Shard = (typeof shards)[number];

/**
 * The steps of `npm test`, in order.
 * @param isFull for `npm run test:full`: sets SUITE_FULL for the tests and adds steps
 * @param shard only the steps of this shard, and the builds it needs
 */
export function suiteSteps(isFull: boolean, shard?: Shard): readonly Step[] {
  const env: Record<string, string> = isFull ? { SUITE_FULL: '1' } : {};
  // Before the back end tests, some of which switch between the two builds.
  const build = isFull ? script('build') : script('build', '--partial');
  const part = isFull ? [] : [slowTestPart];
  const productionBuild: Step = {
    name: 'production build',
    description: 'the site builds',
    ...build,
    isRequired: true,
  };
  const e2eBuild: Step = {
    ...productionBuild,
    name: 'e2e build',
    description: 'the site builds with all settings enabled',
    env: e2eEnvironment,
  };
  const unitTests: Step = {
    name: 'unit tests',
    description: 'rules, components, module boundaries, docs',
    ...vitest('unit', ['unit*', 'components']),
    env,
  };
  const backEnd: Step = {
    name: 'back end tests',
    description: 'endpoints, stores, startup and shutdown, nginx, built pages',
    ...vitest('back-end', ['contract on *', 'attacks', 'back end'], part),
    env,
  };
  const browser: Step = {
    name: 'browser tests',
    description: 'what visitors see and do, and what crawlers read',
    command: binPath('playwright'),
    args: ['test', '--reporter=line,json', ...part],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport, SUITE_BUILDS: '1', ...env },
    report: { kind: 'playwright', file: browserReport },
  };
  const browserSteps = [browser, ...(isFull ? [engines, ...lighthouse] : [])];
  const steps: Record<Shard, readonly Step[]> = {
    checks: [...contentSteps, ...parallelSteps, unitTests],
    'back-end': [productionBuild, e2eBuild, backEnd],
    browser: [productionBuild, e2eBuild, ...browserSteps],
  };
  if (shard) return steps[shard];
  // A build uses one core most of the time. The e2e build comes after the unit tests, because it writes generated files
  // with its own articles.
  const beside = [{ ...productionBuild, isParallel: true }, ...parallelSteps];
  return [...contentSteps, ...beside, unitTests, e2eBuild, backEnd, ...browserSteps];
}

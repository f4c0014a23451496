import path from 'node:path';
import { tool } from '../run';
import { e2eEnvironment } from '../e2e-environment';

/** One step of `npm test`. */
export type Step = {
  /** Its name in the log and in the table at the end, which `docs/developing.md` explains. */
  gate: string;
  /** What the site promises as long as it passes, in a few words. */
  holds: string;
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Where its test runner writes what passed and failed; without one the step counts as one. */
  report?: { kind: 'vitest' | 'playwright'; file: string };
  /** Steps after this one make no sense when it fails. */
  isNeeded?: boolean;
  /** It may run at the same time as its neighbors that say so, too: it keeps one core busy, and writes nothing they read. */
  isBeside?: boolean;
};

/** The folder of reports and traces, made anew by every run. */
export const resultsFolder = 'test-results';

const script = (name: string, ...words: string[]) => ({
  command: tool('tsx'),
  args: [path.join('scripts', 'cli', `${name}.ts`), ...words],
});

function vitest(name: string, projects: readonly string[]): Pick<Step, 'command' | 'args' | 'report'> {
  const file = path.join(resultsFolder, `${name}.json`);
  const chosen = projects.map((project) => `--project=${project}`);
  return {
    command: tool('vitest'),
    args: ['run', '--reporter=default', '--reporter=json', ...chosen, `--outputFile.json=${file}`],
    report: { kind: 'vitest', file },
  };
}

const browserReport = path.join(resultsFolder, 'browser.json');

const packageSteps: readonly Step[] = [
  { gate: 'licences', holds: 'packages may be used here', ...script('check-packages', 'licences') },
  {
    gate: 'install scripts',
    holds: 'a person has read what packages run when installed',
    ...script('check-packages', 'install-scripts'),
  },
  {
    gate: 'weaknesses',
    holds: 'no grave known weakness in what a server runs',
    ...script('check-packages', 'weaknesses'),
  },
  {
    gate: 'bill of materials',
    holds: 'names every package the site is made of',
    ...script('check-packages', 'bill'),
  },
];

const sourceSteps: readonly Step[] = [
  { gate: 'types', holds: 'parts fit each other', command: tool('tsc'), args: ['--noEmit'] },
  {
    gate: 'format',
    holds: 'sources are in one shape',
    command: tool('prettier'),
    args: ['--check', '--log-level', 'warn', '.'],
  },
  { gate: 'lint', holds: 'no known mistake in the code', command: tool('oxlint'), args: ['--deny-warnings'] },
  { gate: 'unused code', holds: 'no file, export or package that nobody uses', command: tool('knip'), args: [] },
];

const stepsBeforeBuilds = (size: Step['env']): readonly Step[] => [
  {
    gate: 'content',
    holds: 'words and articles are whole in every language',
    ...script('content-check'),
    isNeeded: true,
  },
  // They are written into a folder that other steps read.
  { gate: 'route types', holds: 'Next.js knows every address', command: tool('next'), args: ['typegen'] },
  ...[...sourceSteps, ...packageSteps].map((step) => ({ ...step, isBeside: true })),
  {
    gate: 'unit tests',
    holds: 'rules, parts, walls between rooms, documents',
    ...vitest('unit', ['unit', 'components']),
    env: size,
  },
];

const engines: Step = {
  gate: 'Firefox and WebKit',
  holds: 'pages, menus, forms, consent and chat in the other engines',
  ...vitest('engines', ['engines']),
};

const lighthouse: readonly Step[] = [
  { gate: 'lighthouse', holds: 'scores of the main pages' },
  { gate: 'blocking time', holds: 'the first seconds belong to the visitor' },
].map((step) => ({
  ...step,
  command: tool('tsx'),
  args: [`tests/lighthouse/${step.gate.replace(' ', '-')}.ts`],
}));

/**
 * The steps of `npm test`, in their order.
 * @param isFull for `npm run test:full`: tests learn it by the variable SUITE_FULL, and steps are added
 */
export function suiteSteps(isFull: boolean): readonly Step[] {
  const size: Record<string, string> = isFull ? { SUITE_FULL: '1' } : {};
  return [
    ...stepsBeforeBuilds(size),
    { gate: 'production build', holds: 'the site can be built', ...script('build'), isNeeded: true },
    // Before the back end's tests, some of which go from one build to the other.
    {
      gate: 'suite build',
      holds: 'it can be built with every setting',
      ...script('build'),
      env: e2eEnvironment,
      isNeeded: true,
    },
    {
      gate: 'back end tests',
      holds: 'calls, stores, starts and stops, the front, built pages',
      ...vitest('back-end', ['contract on *', 'attacks', 'back end']),
      env: size,
    },
    {
      gate: 'browser tests',
      holds: 'what visitors see and do, and what crawlers read',
      command: tool('playwright'),
      args: ['test', '--reporter=line,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport, ...size },
      report: { kind: 'playwright', file: browserReport },
    },
    ...(isFull ? [engines, ...lighthouse] : []),
  ];
}

import { commandLine } from '../command-line';
import { loadSettings } from '../environment';
import { exitWithError } from '../exit-with-error';

commandLine({ call: 'npm run content:check', about: 'Checks all words of all languages, and every article.' });
await loadSettings();
try {
  const { sourceRoots } = await import('@/lib/content/roots');
  const { checkContent } = await import('@/lib/pages/check-content');
  const { outdatedSources: agedSources } = await import('@/lib/pages/citations');
  const { prepare } = await import('../prepare');
  const { printDiagnostics: reportProblems } = await import('../print-diagnostics');

  const problems = checkContent({ roots: sourceRoots, drafts: true });
  // Prices and moved pages are checked where they are read.
  if (problems.length === 0) await prepare();
  for (const source of agedSources(new Date())) console.warn(`Read again, it is more than a year ago: ${source}`);
  process.exitCode = reportProblems(problems) ? 1 : 0;
} catch (error) {
  exitWithError(error);
}

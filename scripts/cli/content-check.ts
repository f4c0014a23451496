import { commandLine } from '../command-line';
import { loadSources } from '../environment';
import { exitWithError } from '../exit-with-error';

commandLine({
  usage: 'npm run content:check',
  description:
    'Checks the messages of all languages, every article and the data in seconds; names the file and line of each issue.',
});
await loadSources();
try {
  const { sourceRoots } = await import('@/lib/content/roots');
  const { translationStatus } = await import('@/lib/content/translation-status');
  const { checkContent } = await import('@/lib/pages/check-content');
  const { outdatedSources } = await import('@/lib/pages/citations');
  const { isError } = await import('@/lib/content/diagnostic');
  const { checkData, missingCompanyData } = await import('../check-data');
  const { prepare } = await import('../prepare');
  const { printDiagnostics } = await import('../print-diagnostics');

  const findOutdated = () =>
    translationStatus('messages')
      .filter(({ state }) => state === 'outdated')
      .map(({ locale, file }) => ({
        file: `messages/${locale}/${file}`,
        line: 1,
        field: 'text',
        isWarning: true,
        reason: `is older than its English source, or not accepted yet; npm run i18n:status -- --locale ${locale} lists what changed`,
      }));
  const dataErrors = checkData().filter(isError);
  // Texts can only be read with valid data.
  const diagnostics =
    dataErrors.length > 0 ? dataErrors : [...checkContent({ roots: sourceRoots, drafts: true }), ...findOutdated()];
  // Redirects are checked against the pages.
  if (!diagnostics.some(isError)) await prepare();
  for (const source of outdatedSources(new Date())) console.warn(`Source last checked over a year ago: ${source}`);
  if (dataErrors.length === 0) for (const hint of missingCompanyData()) console.log(hint);
  process.exitCode = printDiagnostics(diagnostics) ? 1 : 0;
} catch (error) {
  exitWithError(error);
}

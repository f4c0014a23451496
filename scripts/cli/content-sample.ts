import { commandLine } from '../command-line';
import { exitWithError } from '../exit-with-error';

commandLine({
  usage: 'npm run content:sample',
  description:
    'Records the brand, prices, releases and news as the samples that the site is shipped with; only for commits that change a sample, never for own content.',
});
try {
  const { sampleManifestFile } = await import('@/lib/pages/samples');
  const { currentManifest } = await import('../sample-manifest');
  const { writeFileAtomic } = await import('../write-file-atomic');
  writeFileAtomic(sampleManifestFile, `${JSON.stringify(currentManifest(), null, 2)}\n`);
  console.log(`Wrote ${sampleManifestFile}.`);
} catch (error) {
  exitWithError(error);
}

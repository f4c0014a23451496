import { commandLine } from '../command-line';
import { exitWithError } from '../exit-with-error';
import { engineDependencies, findOrInstall, testDependencies } from '../system-dependencies';

const { values } = commandLine({
  usage: 'npm run test:setup',
  description:
    'Finds the programs that tests need: uses the one that a setting names or that is installed; otherwise installs the Debian package or downloads it.',
  options: { full: { type: 'boolean', description: 'includes what `npm run test:full` needs' } },
});
try {
  for (const key of [...testDependencies, ...(values.full ? engineDependencies : [])]) findOrInstall(key);
} catch (error) {
  exitWithError(error);
}

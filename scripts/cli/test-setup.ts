import { commandLine } from '../command-line';
import { exitWithError } from '../exit-with-error';
import { engineDependencies, findOrInstall, testDependencies } from '../system-dependencies';

const { values } = commandLine({
  usage: 'npm run test:setup',
  description:
    'Finds the programs that tests need: one named by a setting or installed, else a package of Debian, else a download. Prints what it finds and installs.',
  options: { full: { type: 'boolean', description: 'includes what `npm run test:full` needs' } },
});
try {
  for (const key of [...testDependencies, ...(values.full ? engineDependencies : [])]) findOrInstall(key);
} catch (error) {
  exitWithError(error);
}

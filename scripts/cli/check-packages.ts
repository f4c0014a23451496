import { commandLine } from '../command-line';
import { packageChecks, type PackageCheck } from '../packages/all-checks';
import { exitWithError } from '../exit-with-error';
import { notChecked } from '../suite/results';

const names = Object.keys(packageChecks) as PackageCheck[];
const { words } = commandLine({
  call: 'npm run check:packages',
  about: 'Checks licenses, vulnerabilities and the SBOM of all packages.',
  words: [{ name: 'check', about: 'runs only this check', oneOf: names }],
});

let code = 0;
for (const name of words.length > 0 ? (words as PackageCheck[]) : names) {
  const result = await Promise.resolve().then(packageChecks[name]).catch(exitWithError);
  if ('reason' in result) {
    console.log(`${name}: not checked: ${result.reason}.`);
    code ||= words.length > 0 ? notChecked : 0;
    continue;
  }
  for (const issue of result.faults) console.error(issue);
  if (result.faults.length > 0) code = 1;
  else console.log(`${name}: no issues.`);
}
process.exitCode = code;

import { commandLine } from '../command-line';
import { packageChecks, type PackageCheck } from '../packages/all-checks';
import { exitWithError } from '../exit-with-error';
import { uncheckedExitCode } from '../suite/results';

const names = Object.keys(packageChecks) as PackageCheck[];
const { positionals } = commandLine({
  usage: 'npm run check:packages',
  description: 'Checks licenses, vulnerabilities and the SBOM of all packages.',
  positionals: [{ name: 'check', description: 'runs only this check', choices: names }],
});

let code = 0;
for (const name of positionals.length > 0 ? (positionals as PackageCheck[]) : names) {
  const result = await Promise.resolve().then(packageChecks[name]).catch(exitWithError);
  if ('reason' in result) {
    console.log(`${name}: not checked: ${result.reason}.`);
    code ||= positionals.length > 0 ? uncheckedExitCode : 0;
    continue;
  }
  for (const issue of result.issues) console.error(issue);
  if (result.issues.length > 0) code = 1;
  else console.log(`${name}: no issues.`);
}
process.exitCode = code;

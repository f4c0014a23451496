import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { sbomIssues, createSbom } from './sbom';
import { licenseIssues, type LicenseTable } from './check-licenses';
import { installedPackages } from './installed-packages';
import { readAudit, type Audit } from './read-audit';

/** Package checks, by their argument of `npm run check:packages`. */

const readJson = <Value>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Value;
type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>;

// A single attempt of 30 s: an unresponsive registry must not delay the test run.
const auditArguments = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=30000'];

const runAudit = () =>
  new Promise<Audit>((resolve) => {
    // The exit code is ignored: it is not 0 for vulnerabilities of any severity.
    execFile('npm', auditArguments, { maxBuffer: 2 ** 26 }, (_error, stdout) => resolve(readAudit(stdout)));
  });

/** Each check returns its issues, or the reason why it could not run. */
export const packageChecks = {
  licenses: () => ({
    issues: licenseIssues(installedPackages(), readJson<LicenseTable>('scripts/packages/licenses.json')),
  }),
  vulnerabilities: runAudit,
  sbom: async () => {
    const { dependencies, devDependencies } = readJson<Manifest>('package.json');
    return { issues: sbomIssues(await createSbom(), { ...dependencies, ...devDependencies }) };
  },
} as const satisfies Record<string, () => Audit | Promise<Audit>>;

export type PackageCheck = keyof typeof packageChecks;

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { sbomIssues, createSbom } from './sbom';
import { installScriptIssues, type ReviewedScript } from './check-install-scripts';
import { licenceIssues, type LicenceTable } from './check-licences';
import { installedPackages } from './installed-packages';
import { readAudit, type Audit } from './read-audit';

/** What packages are asked, by the word that asks it. */

const readJson = <Value>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Value;
type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>;

// One try of half a minute: a registry that does not answer must not hold up the suite.
const auditArguments = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=30000'];

const audited = () =>
  new Promise<Audit>((resolve) => {
    // It ends with a code other than 0 for weaknesses of any kind, too: what it says counts.
    execFile('npm', auditArguments, { maxBuffer: 2 ** 26 }, (_error, said) => resolve(readAudit(said)));
  });

/** Each gives what is wrong, a sentence for each fault, or the reason why it could not look. */
export const packageChecks = {
  licences: () => ({
    faults: licenceIssues(installedPackages(), readJson<LicenceTable>('scripts/packages/licences.json')),
  }),
  'install-scripts': () => ({
    faults: installScriptIssues(
      installedPackages(),
      readJson<readonly ReviewedScript[]>('scripts/packages/install-scripts.json'),
    ),
  }),
  weaknesses: audited,
  bill: async () => {
    const { dependencies, devDependencies } = readJson<Manifest>('package.json');
    return { faults: sbomIssues(await createSbom(), { ...dependencies, ...devDependencies }) };
  },
} as const satisfies Record<string, () => Audit | Promise<Audit>>;

export type PackageCheck = keyof typeof packageChecks;

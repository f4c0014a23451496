import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

/** The bill of materials: all packages of this project with versions, digests and licences, as CycloneDX writes it. */

const component = z.object({
  'bom-ref': z.string().min(1),
  type: z.literal('library'),
  name: z.string().min(1),
  version: z.string().regex(/^\d+\.\d+\.\d+/),
  purl: z.string().startsWith('pkg:npm/'),
  hashes: z.array(z.object({ alg: z.literal('SHA-512'), content: z.string().regex(/^[\da-f]{128}$/) })).min(1),
});
const bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.enum(['1.5', '1.6', '1.7']),
  serialNumber: z.string().regex(/^urn:uuid:[\da-f-]{36}$/),
  version: z.literal(1),
  metadata: z.object({ timestamp: z.iso.datetime(), component: z.object({ 'bom-ref': z.string() }) }),
  components: z.array(component),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

type Direct = Readonly<Record<string, string>>;

/**
 * What is wrong with a bill: its shape by CycloneDX 1.5, as far as npm fills it, parts that it refers to without naming
 * them, and dependencies of the project that it lacks.
 * @param direct names and exact versions
 * @returns a sentence for each fault
 */
export function sbomIssues(text: string, direct: Direct): string[] {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return ['The bill of materials is no JSON.'];
  }
  const read = bill.safeParse(given);
  if (!read.success) {
    return read.error.issues.map(
      ({ path, message }) => `The bill of materials is wrong at ${path.join('.')}: ${message}.`,
    );
  }
  const { components, dependencies, metadata } = read.data;
  const refs = new Set([metadata.component['bom-ref'], ...components.map((part) => part['bom-ref'])]);
  const versions = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const missing = dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !refs.has(ref));
  const lacking = Object.entries(direct).filter(([name, version]) => !versions.has(`${name}@${version}`));
  return [
    ...[...new Set(missing)].map((ref) => `The bill of materials refers to ${ref}, which it does not have.`),
    ...lacking.map(([name, version]) => `The bill of materials lacks ${name} ${version}.`),
  ];
}

/**
 * Makes the bill of what is installed, without asking anybody.
 * @param isProduction leaves out what only tests and tools need
 * @throws Error with one sentence when npm cannot make it
 */
export async function createSbom(isProduction = false): Promise<string> {
  const omit = isProduction ? ['--omit=dev'] : [];
  try {
    const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', ...omit];
    return (await promisify(execFile)('npm', args, { maxBuffer: 2 ** 26 })).stdout;
  } catch (error) {
    const said = (error as { stderr?: string }).stderr ?? String(error);
    const lines = said.split('\n').filter((line) => line.startsWith('npm error') && !line.includes('complete log'));
    const why = lines.map((line) => line.replace('npm error ', '')).join('; ');
    throw new Error(`npm sbom could not make the bill: ${why || 'it needs npm 10 or newer'}.`, { cause: error });
  }
}

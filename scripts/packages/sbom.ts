import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

/** SBOM of this project in CycloneDX format: all packages with versions, digests and licenses. */

const component = z.object({
  'bom-ref': z.string().min(1),
  type: z.literal('library'),
  name: z.string().min(1),
  version: z.string().regex(/^\d+\.\d+\.\d+/),
  purl: z.string().startsWith('pkg:npm/'),
  hashes: z.array(z.object({ alg: z.literal('SHA-512'), content: z.string().regex(/^[\da-f]{128}$/) })).min(1),
});
const sbomSchema = z.object({
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
 * Validates an SBOM: its CycloneDX 1.5 schema, as far as npm fills it, references to unknown components, and missing
 * dependencies of the project.
 * @param direct names and exact versions of the direct dependencies
 * @returns the issues
 */
export function sbomIssues(text: string, direct: Direct): string[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return ['The SBOM is not valid JSON.'];
  }
  const result = sbomSchema.safeParse(json);
  if (!result.success) {
    return result.error.issues.map(({ path, message }) => `The SBOM is invalid at ${path.join('.')}: ${message}.`);
  }
  const { components, dependencies, metadata } = result.data;
  const refs = new Set([metadata.component['bom-ref'], ...components.map((entry) => entry['bom-ref'])]);
  const versions = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const unknownRefs = dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !refs.has(ref));
  const missingDependencies = Object.entries(direct).filter(([name, version]) => !versions.has(`${name}@${version}`));
  return [
    ...[...new Set(unknownRefs)].map((ref) => `The SBOM references the unknown component ${ref}.`),
    ...missingDependencies.map(([name, version]) => `The SBOM lacks ${name} ${version}.`),
  ];
}

/**
 * Creates the SBOM of the installed packages, without network access.
 * @param isProduction omits development dependencies
 * @throws Error when npm cannot create it
 */
export async function createSbom(isProduction = false): Promise<string> {
  const omit = isProduction ? ['--omit=dev'] : [];
  try {
    const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', ...omit];
    return (await promisify(execFile)('npm', args, { maxBuffer: 2 ** 26 })).stdout;
  } catch (error) {
    const output = (error as { stderr?: string }).stderr ?? String(error);
    const lines = output.split('\n').filter((line) => line.startsWith('npm error') && !line.includes('complete log'));
    const reason = lines.map((line) => line.replace('npm error ', '')).join('; ');
    throw new Error(`npm sbom failed: ${reason || 'it requires npm 10 or newer'}.`, { cause: error });
  }
}

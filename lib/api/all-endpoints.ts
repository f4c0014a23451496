import files from '@/generated/endpoints.json';
import type { Endpoint } from '@/lib/api/http/define-endpoint';

async function loadEndpoint(file: string): Promise<[file: string, endpoint: Endpoint]> {
  const exported = Object.values((await import(`@/lib/api/endpoints/${file}.ts`)) as Record<string, Endpoint>);
  if (exported.length !== 1) throw new Error(`lib/api/endpoints/${file}.ts must export exactly one endpoint.`);
  return [file, exported[0]!];
}

/** Loads all endpoints, by file name. @throws Error for a file that does not define an endpoint */
export async function allEndpoints(): Promise<ReadonlyMap<string, Endpoint>> {
  return new Map(await Promise.all(files.map(loadEndpoint)));
}

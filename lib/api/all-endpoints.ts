import files from '@/generated/endpoints.json';
import type { Endpoint } from '@/lib/api/http/define-endpoint';

async function loadEndpoint(file: string): Promise<[file: string, endpoint: Endpoint]> {
  const { endpoint } = (await import(`@/lib/api/endpoints/${file}.ts`)) as { endpoint: Endpoint };
  return [file, endpoint];
}

/** Loads all endpoints, by file name. */
export async function allEndpoints(): Promise<ReadonlyMap<string, Endpoint>> {
  return new Map(await Promise.all(files.map(loadEndpoint)));
}

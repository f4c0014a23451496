import files from '@/generated/calls.json';
import type { Call } from '@/lib/server/http/call';

async function callOf(file: string): Promise<[file: string, call: Call]> {
  const exported = Object.values((await import(`@/lib/server/calls/${file}.ts`)) as Record<string, Call>);
  if (exported.length !== 1) throw new Error(`lib/server/calls/${file}.ts must export one call, and nothing else.`);
  return [file, exported[0]!];
}

/** Every call of the back end, by the name of its file. @throws Error for a file that is no call */
export async function allCalls(): Promise<ReadonlyMap<string, Call>> {
  return new Map(await Promise.all(files.map(callOf)));
}

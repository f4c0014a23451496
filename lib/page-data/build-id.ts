import { existsSync, readFileSync } from 'node:fs';
import { inBuild } from '@/lib/content/generated-file';
import { buildIdFile } from '@/lib/next-internals/build-folder';

/** Returns the id of the served build, the same on all servers of that build; `development` if there is no build. */
export function buildId(): string {
  const file = inBuild(buildIdFile);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : 'development';
}

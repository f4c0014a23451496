import { existsSync, readFileSync } from 'node:fs';
import { inBuild } from '@/lib/content/generated-file';

/** Returns the id of the served build, the same on all servers of that build; `development` if there is no build. */
export function buildId(): string {
  const file = inBuild('BUILD_ID');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : 'development';
}

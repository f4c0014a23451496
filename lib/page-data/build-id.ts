import { existsSync, readFileSync } from 'node:fs';
import { inBuild } from '@/lib/content/generated-file';

/** The id of the build that is served; all servers that were given the build have the same. `development` without one. */
export function buildId(): string {
  const file = inBuild('BUILD_ID');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : 'development';
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { distDir } from '@/lib/content/generated-file';

/** The id of the build that is served; all servers that were given the build have the same. `development` without one. */
export function buildId(): string {
  const file = path.join(process.cwd(), distDir, 'BUILD_ID');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : 'development';
}

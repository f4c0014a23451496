import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tellOnce } from '@/lib/serving/making/told-once/tell-once';

/** Makes the pages of a build tell everything once. @throws Error for a page that cannot be shortened, with its name */
export function shortenPages(distDir: string): void {
  const folder = path.join(distDir, 'server', 'app');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(folder, name);
    try {
      writeFileSync(file, tellOnce(readFileSync(file, 'utf8')));
    } catch (cause) {
      throw new Error(`${name} cannot be shortened.`, { cause });
    }
  }
}

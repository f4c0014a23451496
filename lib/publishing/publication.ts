import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { buildPath } from '@/lib/content/generated-file';

/** The record that completes a build; it is the last file written. */
export const buildRecordFile = 'build-record.json';

const record = z.object({ publication: z.int().optional() });

/**
 * Returns the number of the served content. Each publication has the next number; the scripts, and the ID of the build,
 * stay the same until something is compiled. Zero if there is no build.
 */
export function publicationNumber(): number {
  try {
    return record.parse(JSON.parse(readFileSync(buildPath(buildRecordFile), 'utf8'))).publication ?? 0;
  } catch {
    return 0;
  }
}

import { existsSync } from 'node:fs';
import type { z } from 'zod';
import * as dataFile from '../lib/config/data-file';

/**
 * Takes the place of lib/config/data-file.ts in tests of rules: data files are read from their frozen copies, so that
 * the site's own may change.
 */

export { cachedFromFile } from '../lib/config/data-file';

const frozen = (file: string) => (existsSync(`tests/fixtures/${file}`) ? `tests/fixtures/${file}` : file);

export const lazyFile = <T>(file: string, parse: (text: string) => T): (() => T) =>
  dataFile.lazyFile(frozen(file), parse);

export const lazyJson = <T>(file: string, schema: z.ZodType<T>): (() => T) => dataFile.lazyJson(frozen(file), schema);

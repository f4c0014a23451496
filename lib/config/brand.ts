import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { brandSchema, companySchema, type Brand, type Company } from '@/lib/config/brand-schema';

/** The brand's data files, which settings of the same meaning override; read when they are first needed. */

export const brandFile = 'content/brand/brand.json';
export const companyFile = 'content/brand/company.json';

/** Resolves a data file: a build that is served has its own copy (`sourceFile` of lib/content/roots.ts). */
function resolveFile(file: string): string {
  const copy = path.join(/* turbopackIgnore: true */ process.cwd(), process.env.NEXT_DIST_DIR ?? '.next', file);
  const isServed = process.env.NODE_ENV === 'production' && process.env.NEXT_DIST_DIR !== undefined;
  return isServed && existsSync(copy) ? copy : path.join(/* turbopackIgnore: true */ process.cwd(), file);
}

/** Parses a data file on first use. `npm run content:check` reports its issues with their lines. */
function lazily<T>(file: string, schema: z.ZodType<T>): () => T {
  let data: T | undefined;
  return () => {
    if (data === undefined) {
      const parsed = schema.safeParse(JSON.parse(readFileSync(resolveFile(file), 'utf8')));
      if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
      data = parsed.data;
    }
    return data;
  };
}

export const brand: () => Brand = lazily(brandFile, brandSchema);
export const company: () => Company = lazily(companyFile, companySchema);

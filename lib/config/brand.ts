import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parseDrawing, type Drawing } from '@/lib/config/brand-drawing';
import {
  brandSchema,
  colorsSchema,
  companySchema,
  type Brand,
  type Colors,
  type Company,
} from '@/lib/config/brand-schema';

/** The brand's data files, which settings of the same meaning override; read when they are first needed. */

export const brandFile = 'content/brand/brand.json';
export const companyFile = 'content/brand/company.json';
export const colorsFile = 'content/brand/colors.json';
export const logoFile = 'content/brand/logo.svg';
export const iconFile = 'content/brand/icon.svg';

/** Resolves a data file: a build that is served has its own copy (`sourceFile` of lib/content/roots.ts). */
function resolveFile(file: string): string {
  const copy = path.join(/* turbopackIgnore: true */ process.cwd(), process.env.NEXT_DIST_DIR ?? '.next', file);
  const isServed = process.env.NODE_ENV === 'production' && process.env.NEXT_DIST_DIR !== undefined;
  return isServed && existsSync(copy) ? copy : path.join(/* turbopackIgnore: true */ process.cwd(), file);
}

/** Parses a file on first use. `npm run content:check` reports its issues with their lines. */
function lazily<T>(file: string, parse: (text: string) => T): () => T {
  let data: T | undefined;
  return () => (data ??= parse(readFileSync(resolveFile(file), 'utf8')));
}

function parseJson<T>(file: string, schema: z.ZodType<T>): (text: string) => T {
  return (text) => {
    const parsed = schema.safeParse(JSON.parse(text));
    if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  };
}

export const brand: () => Brand = lazily(brandFile, parseJson(brandFile, brandSchema));
export const company: () => Company = lazily(companyFile, parseJson(companyFile, companySchema));
export const colors: () => Colors = lazily(colorsFile, parseJson(colorsFile, colorsSchema));
export const logo: () => Drawing = lazily(logoFile, parseDrawing);
export const icon: () => Drawing = lazily(iconFile, parseDrawing);

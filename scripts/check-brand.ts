import { existsSync } from 'node:fs';
import path from 'node:path';
import { brandFile, type colorsFile } from '@/lib/config/brand';
import { drawingIssue } from '@/lib/config/brand-drawing';
import { brandSchema } from '@/lib/config/brand-schema';
import { lowContrasts } from '@/lib/config/contrast';
import { readData } from '@/lib/content/data-file';
import type { ContentIssue } from '@/lib/content/diagnostic';
import { readText } from '@/lib/content/json-file';
import { sourceFile } from '@/lib/config/source-file';
import type { ReadDataOf } from './data-schemas';

/** Checks what the schemas of the brand cannot: files that the data names, and colors beside each other. */

/** Paths of the brand's own font files. */
export const ownFontFiles = (): string[] =>
  Object.values(readData(brandFile, brandSchema).data.font.files ?? {}).map((name) =>
    path.posix.join(path.posix.dirname(brandFile), name),
  );

/** Reports fonts that are not there; `prepareFont` opens them. */
export function checkBrand({ data, lineOf }: ReadDataOf<typeof brandFile>): ContentIssue[] {
  const { package: webPackage, imagePackage, files = {} } = data.font;
  const fileIn = (name: string, file: string) => path.join('node_modules', name, file);
  const packages = [
    ['package', webPackage, (id: string) => [`${id}-latin-wght-normal`]],
    ['imagePackage', imagePackage, (id: string) => [`${id}-latin-500-normal`, `${id}-latin-700-normal`]],
  ] as const;
  const missingPackages = packages.flatMap(([field, name, fontNames]) => {
    if (name === undefined) return [];
    const missing = fontNames(path.basename(name)).find((font) => !existsSync(fileIn(name, `files/${font}.woff2`)));
    const reason = existsSync(fileIn(name, 'package.json'))
      ? `${name} lacks the file ${missing}.woff2`
      : `${name} is not installed: npm install --save-exact ${name}`;
    return missing ? [{ line: lineOf(['font', field]), field: `font.${field}`, reason }] : [];
  });
  const missingFiles = Object.entries<string>(files).flatMap(([subset, name]) => {
    const file = path.posix.join(path.posix.dirname(brandFile), name);
    const at = ['font', 'files', subset];
    return existsSync(sourceFile(file))
      ? []
      : [{ line: lineOf(at), field: at.join('.'), reason: `${file} is missing` }];
  });
  return [...missingPackages, ...missingFiles];
}

/** Checks the colors against WCAG AA, in both themes. */
export function checkColors({ data, lineOf }: ReadDataOf<typeof colorsFile>): ContentIssue[] {
  return lowContrasts(data).map(({ theme, foreground, background, ratio, minimum }) => ({
    line: lineOf([theme, foreground]),
    field: `${theme}.${foreground}`,
    reason: `has a contrast of ${ratio.toFixed(2)} on ${background}; WCAG AA asks for at least ${minimum}`,
  }));
}

/** Checks the logo or the icon. */
export function checkDrawing(file: string): ContentIssue[] {
  if (!existsSync(sourceFile(file))) return [{ line: 1, field: 'file name', reason: 'the file is missing' }];
  const reason = drawingIssue(readText(file));
  return reason ? [{ line: 1, field: 'SVG', reason }] : [];
}

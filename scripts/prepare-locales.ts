import { existsSync, readFileSync } from 'node:fs';
import { readData } from '@/lib/content/data-file';
import { localesFile, localesSchema, type Locales } from '@/lib/i18n/locales-schema';
import { writeIfChanged } from './write-file-atomic';

const nginxFile = 'deploy/nginx.conf';
const localeRowsFile = 'lib/i18n/locale-rows.ts';

/** Lists the locales' prefixes for the cache: the language of all other paths depends on the visitor. */
export function withPrefixes(nginx: string, locales: Locales['locales']): string {
  const unprefixedLast = locales.toSorted((a, b) => Number(!!a.domainDefault) - Number(!!b.domainDefault));
  const codes = unprefixedLast.flatMap(({ code, isCatchallLocale }) => (isCatchallLocale ? [] : code));
  const paths = [
    `(?:${codes.join('|')})(?:/|$)`,
    ...locales.flatMap(({ docsPrefix }) => (docsPrefix ? `${docsPrefix}/docs(?:/|$)` : [])),
  ];
  const lines = paths.map((path) => `        "~^/${path}" prefixed;\n`).join('');
  return nginx.replace(/(?:^ *"~\^\/.*" prefixed;\n)+/m, () => lines);
}

/**
 * Writes content/locales.json as a module, because scripts in browsers need the table, and the compiler the codes. It is
 * committed, as is the nginx configuration: a server also starts where nothing has been generated. Runs before lib/i18n/locales.ts is imported, so it imports nothing that
 * depends on the locales.
 * @throws ContentError if the file is invalid
 */
export function prepareLocales(): void {
  const { locales, signInLanguages } = readData(localesFile, localesSchema).data;
  const rows = Object.fromEntries(locales.map(({ code, ...row }) => [code, row]));
  writeIfChanged(
    localeRowsFile,
    '// Generated from content/locales.json by npm run prepare:content.\n' +
      `export const localeRows = ${JSON.stringify(rows)} as const;\n\n` +
      `export const signInLanguages: readonly string[] = ${JSON.stringify(signInLanguages)};\n`,
  );
  if (existsSync(nginxFile)) writeIfChanged(nginxFile, withPrefixes(readFileSync(nginxFile, 'utf8'), locales));
}

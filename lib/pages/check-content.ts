import path from 'node:path';
import { readContent } from '@/lib/content/build-index';
import { findUnexpectedFiles } from '@/lib/content/check/unexpected-files';
import { checkMessageFiles } from '@/lib/content/check/message-files';
import { readJsonWithPositions } from '@/lib/content/json-file';
import type { Diagnostic } from '@/lib/content/diagnostic';
import { TextCache } from '@/lib/content/text-cache';
import { sourceLocale } from '@/lib/i18n/locales';
import { articleDiagnostics } from '@/lib/pages/check/article-diagnostics';

/** Content checks run by `npm run content:check`, `npm run build` and `npm start`. */

const doNotTranslateFile = 'do-not-translate.json';

/** Reads a JSON file that other checks depend on. Returns its value, undefined if unreadable, and its diagnostics. */
function readJsonFile(file: string): { value: unknown; diagnostics: Diagnostic[] } {
  try {
    const { json, issues } = readJsonWithPositions(file);
    return { value: json?.value, diagnostics: issues.map((issue) => ({ file, ...issue })) };
  } catch {
    return { value: undefined, diagnostics: [{ file, line: 1, field: 'file name', reason: 'the file is missing' }] };
  }
}

const invalidTermsDiagnostic = (root: string): Diagnostic => ({
  file: path.join(root, doNotTranslateFile),
  line: 1,
  field: 'terms',
  reason: 'must be an array of strings',
});

type CheckOptions = {
  /** Content folders, each with a folder per language; the first also holds the copy of pages. */
  roots: readonly string[];
  /** Folder of static files. */
  publicFolder?: string;
  /** Whether drafts and scheduled articles are checked too. */
  drafts: boolean;
  /** Whether missing translations that fall back to English are errors (true on CI). */
  requireComplete?: boolean;
  /** For dates in the future. */
  now?: Date;
  /** Files of a cache of results for texts: of the check before, and of this one. */
  cacheFiles?: { previous?: string | undefined; next: string };
};

/** All diagnostics of the content; empty if it is valid. */
export function checkContent({
  roots,
  publicFolder = 'public',
  drafts,
  requireComplete = process.env.CONTENT_COMPLETE === '1',
  now = new Date(),
  cacheFiles,
}: CheckOptions): Diagnostic[] {
  const cache = new TextCache(cacheFiles?.previous);
  const root = roots[0]!;
  const doNotTranslate = readJsonFile(path.join(root, doNotTranslateFile));
  const { terms } = (doNotTranslate.value ?? {}) as { terms?: unknown };
  // Without this list, untranslated text cannot be detected.
  const untranslatedTerms = Array.isArray(terms) ? new Set(terms as string[]) : null;
  // Its own diagnostics are reported by the check of message files.
  const taxonomyFile = readJsonFile(path.join(root, sourceLocale, 'taxonomy.json'));
  const content = readContent(roots, now);
  const diagnostics = [
    ...(untranslatedTerms || doNotTranslate.diagnostics.length > 0
      ? doNotTranslate.diagnostics
      : [invalidTermsDiagnostic(root)]),
    ...readJsonFile(path.join(root, 'no-wrap-words.json')).diagnostics,
    ...roots.flatMap(findUnexpectedFiles),
    ...checkMessageFiles(root, { untranslatedTerms, requireComplete }),
    ...content.diagnostics,
    ...articleDiagnostics(content, {
      root,
      publicFolder,
      untranslatedTerms,
      drafts,
      now,
      taxonomy: new Set(Object.keys((taxonomyFile.value as object | undefined) ?? {})),
      cache,
    }),
  ];
  if (cacheFiles) cache.write(cacheFiles.next);
  return diagnostics;
}

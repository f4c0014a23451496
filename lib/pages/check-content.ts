import path from 'node:path';
import { readContent } from '@/lib/content/build-index';
import { unexpectedFiles } from '@/lib/content/check/unexpected-files';
import { checkMessageFiles } from '@/lib/content/check/message-files';
import { readJsonWithPositions } from '@/lib/content/json-file';
import type { Diagnostic } from '@/lib/content/diagnostic';
import { sourceLocale } from '@/lib/i18n/locales';
import { articleDiagnostics } from '@/lib/pages/check/article-diagnostics';

/** Checks everything that editors write; what `npm run content:check`, `npm run build` and `npm start` tell of. */

const keptName = 'kept-in-english.json';

/** A JSON file that others are checked by: its value, or nothing when it cannot be read, and why. */
function table(file: string): { value: unknown; problems: Diagnostic[] } {
  try {
    const { json, faults } = readJsonWithPositions(file);
    return { value: json?.value, problems: faults.map((fault) => ({ file, ...fault })) };
  } catch {
    return { value: undefined, problems: [{ file, line: 1, field: 'file name', reason: 'the file is missing' }] };
  }
}

const unlisted = (root: string): Diagnostic => ({
  file: path.join(root, keptName),
  ...{ line: 1, field: 'texts', reason: 'it must be a list of texts, between [ and ]' },
});

type Where = {
  /** Folders of words, each with a folder per language; the first holds the words of pages, too. */
  roots: readonly string[];
  /** What the site serves as it is. */
  publicFolder?: string;
  /** Whether texts that visitors are not shown yet are checked, too. */
  drafts: boolean;
};

/** Everything that is wrong with the content; an empty list when nothing is. */
export function checkContent({ roots, publicFolder = 'public', drafts }: Where): Diagnostic[] {
  const root = roots[0]!;
  const kept = table(path.join(root, keptName));
  const { texts } = (kept.value ?? {}) as { texts?: unknown };
  // Without the list nobody can tell what is left in English.
  const allowed = Array.isArray(texts) ? new Set(texts as string[]) : null;
  // Checked as a file of words, too.
  const names = table(path.join(root, sourceLocale, 'taxonomy.json'));
  const content = readContent(roots, new Date());
  return [
    ...(allowed || kept.problems.length > 0 ? kept.problems : [unlisted(root)]),
    ...table(path.join(root, 'unbroken-words.json')).problems,
    ...roots.flatMap(unexpectedFiles),
    ...checkMessageFiles(root, allowed),
    ...content.problems,
    ...articleDiagnostics(content, {
      ...{ root, publicFolder, allowed, drafts },
      taxonomy: new Set(Object.keys((names.value as object | undefined) ?? {})),
    }),
  ];
}

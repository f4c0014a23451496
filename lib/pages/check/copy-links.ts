import path from 'node:path';
import { listDirectory } from '@/lib/content/article-folders';
import type { Diagnostic } from '@/lib/content/diagnostic';
import { inlineLinks } from '@/lib/content/inline-markdown';
import { readJsonWithPositions } from '@/lib/content/json-file';
import { flattenMessages, type MessageTree } from '@/lib/content/message-parity';
import { copyFolders } from '@/lib/content/page-copy';
import { localeCodes } from '@/lib/i18n/locales';
import { checkCopyLink, type Pages } from '@/lib/pages/check/links';

/** Checks the links in answers, the only part of page copy with links. */
export function copyLinkDiagnostics(root: string, pages: Pages): Diagnostic[] {
  return localeCodes.flatMap((locale) =>
    copyFolders.flatMap((kind) => {
      const folder = path.join(root, locale, kind);
      return listDirectory(folder).flatMap((name): Diagnostic[] => {
        if (!name.endsWith('.json')) return [];
        const file = path.join(folder, name);
        const { json } = readJsonWithPositions(file);
        if (!json) return [];
        return flattenMessages(json.value as MessageTree)
          .filter(([field]) => field.endsWith('.answer'))
          .flatMap(([field, text]) =>
            inlineLinks(text).flatMap((url) =>
              checkCopyLink(url, locale, pages).map((reason) => ({
                file,
                line: json.lineOf(field.split('.')),
                field,
                reason,
              })),
            ),
          );
      });
    }),
  );
}

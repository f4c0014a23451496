import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ContentIssue } from '@/lib/content/diagnostic';
import { messagesFolder, sourceFile } from '@/lib/config/source-file';
import type { localesFile } from '@/lib/i18n/locales-schema';
import { companyPageIds, featureIds, toolPageIds, topicIds } from '@/lib/urls/catalog';
import { nonPageSources } from '@/lib/urls/non-page-paths';
import { routes } from '@/lib/urls/route-table';
import type { ReadDataOf } from './data-schemas';

/** First path segments that are no locale prefix: of pages, API, feeds and files. */
const pathSegments = new Set([
  ...routes.map(({ pattern }) => pattern.split('/')[1]),
  ...nonPageSources.map((source) => /^[\w-]*/.exec(source)![0]),
  ...featureIds,
  ...topicIds,
  ...companyPageIds,
  ...toolPageIds,
]);

/** Checks the locale table: apart from its schema, that prefixes are free and that each locale has messages. */
export function checkLocales({ data, lineOf }: ReadDataOf<typeof localesFile>): ContentIssue[] {
  return data.locales.flatMap(({ code, aliases = [] }, i) => {
    const at = (reason: string, ...field: (string | number)[]) => {
      const position = ['locales', i, ...field];
      return { line: lineOf(position), field: position.join('.'), reason };
    };
    const taken = (prefix: string, ...field: (string | number)[]) =>
      pathSegments.has(prefix) ? [at(`/${prefix} is already a path of the site; choose another code`, ...field)] : [];
    const folder = path.posix.join(messagesFolder, code);
    return [
      ...taken(code, 'code'),
      ...aliases.flatMap((alias, k) => taken(alias, 'aliases', k)),
      ...(existsSync(sourceFile(folder)) ? [] : [at(`the folder ${folder} is missing`, 'code')]),
    ];
  });
}

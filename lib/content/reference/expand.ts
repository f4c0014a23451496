import { localApiMarkdown } from '@/lib/content/reference/local-api-markdown';
import { rpaGroupsMarkdown, rpaNodesMarkdown } from '@/lib/content/reference/rpa-nodes-markdown';
import type { LocaleCode } from '@/lib/i18n/locales';

/** What a line such as `{reference: local-api}` in an article stands for: text that is made from a data file. */
const references: Readonly<Record<string, (locale: LocaleCode) => string>> = {
  'local-api': localApiMarkdown,
  'rpa-groups': rpaGroupsMarkdown,
  'rpa-nodes': rpaNodesMarkdown,
};

/**
 * Puts the text of references in the place of the lines that name them.
 * @param locale the language of the article
 * @throws Error when there is no reference of that name
 */
export function withReferences(markdown: string, locale: LocaleCode): string {
  return markdown.replaceAll(/^\{reference: ([\w-]+)\}$/gm, (_, name: string) => {
    const make = references[name];
    if (!make) throw new Error(`There is no reference “${name}”; there are ${Object.keys(references).join(', ')}.`);
    return make(locale);
  });
}

import { localApiMarkdown } from '@/lib/content/reference/local-api-markdown';
import { rpaGroupsMarkdown, rpaNodesMarkdown } from '@/lib/content/reference/rpa-nodes-markdown';
import type { LocaleCode } from '@/lib/i18n/locales';

/** Generators by reference name: a line such as `{reference: local-api}` is replaced with text from a data file. */
const references: Readonly<Record<string, (locale: LocaleCode) => string>> = {
  'local-api': localApiMarkdown,
  'rpa-groups': rpaGroupsMarkdown,
  'rpa-nodes': rpaNodesMarkdown,
};

/**
 * Replaces reference lines with their generated text.
 * @param locale language of the article
 * @throws Error for an unknown reference
 */
export function withReferences(markdown: string, locale: LocaleCode): string {
  return markdown.replaceAll(/^\{reference: ([\w-]+)\}$/gm, (_, name: string) => {
    const generate = references[name];
    if (!generate) throw new Error(`Unknown reference “${name}”. Use one of ${Object.keys(references).join(', ')}.`);
    return generate(locale);
  });
}

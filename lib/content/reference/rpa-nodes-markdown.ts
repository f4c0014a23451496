import { z } from 'zod';
import { readJson, readMessageFile } from '@/lib/content/json-file';
import { table } from '@/lib/content/reference/markdown-parts';
import type { LocaleCode } from '@/lib/i18n/locales';

/** RPA nodes, described in docs/product-facts.md, as Markdown. */

const text = z.string().min(1);

const nodesSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      id: text,
      nodes: z.array(
        z.strictObject({
          id: text,
          fields: z.array(z.strictObject({ word: text, type: text })),
          /** Output for later nodes or the user. */
          gives: text.optional(),
          /** Retry condition; a node without it cannot fail. */
          fails: text.optional(),
          /** Syntax of the node in flows written as text. */
          written: text.optional(),
        }),
      ),
    }),
  ),
});

/** Message schema; a message that the data references and a language lacks fails the build. */
const messagesSchema = z.strictObject({
  labels: z.strictObject({
    gives: text,
    fails: text,
    written: text,
    field: text,
    meaning: text,
    group: text,
    nodes: text,
  }),
  groups: z.record(z.string(), text),
  types: z.record(z.string(), text),
  nodes: z.record(z.string(), z.strictObject({ name: text, does: text })),
  fields: z.record(z.string(), z.strictObject({ name: text, text })),
  gives: z.record(z.string(), text),
  fails: z.record(z.string(), text),
});

export type RpaNode = z.output<typeof nodesSchema>['groups'][number]['nodes'][number];
type NodeMessages = z.output<typeof messagesSchema>;

/** Returns the groups of nodes in order. @throws ZodError if the data file is invalid */
export const rpaGroups = () => nodesSchema.parse(readJson('lib/content/reference/rpa-nodes.json')).groups;

function messageFor<T>(words: Readonly<Record<string, T>>, key: string): T {
  const word = words[key];
  if (word === undefined) throw new Error(`messages/{locale}/docs/rpa-nodes.json has no message “${key}”. Add it.`);
  return word;
}

/** Describes a node: name in bold (styled as in a flow), fields as a table, and failures as a quotation. */
function nodeText({ id, fields, gives, fails, written }: RpaNode, words: NodeMessages): string[] {
  const { labels } = words;
  const { name, does } = messageFor(words.nodes, id);
  const filled = (pattern: string, text: string) => pattern.replace('{text}', () => text);
  const rows = fields.map(({ word, type }) => {
    const field = messageFor(words.fields, word);
    const kind = messageFor(words.types, type);
    // “Element (element)” would be redundant.
    return [`**${field.name}**${kind === field.name.toLowerCase() ? '' : ` *${kind}*`}`, field.text];
  });
  return [
    `### **${name}**`,
    does,
    ...(rows.length > 0 ? [table([labels.field, labels.meaning], rows)] : []),
    ...(gives ? [filled(labels.gives, messageFor(words.gives, gives))] : []),
    ...(written ? [filled(labels.written, `\`${written}\``)] : []),
    ...(fails ? [`> ${filled(labels.fails, messageFor(words.fails, fails))}`] : []),
  ];
}

/** Returns the reference's messages. @throws ZodError if some are missing */
const readMessages = (locale: LocaleCode): NodeMessages =>
  messagesSchema.parse(readMessageFile(`messages/${locale}/docs/rpa-nodes.json`));

/** Creates links to headings in document order; duplicate headings get a numeric suffix, as in rehype-slug. */
function headingLinks(): (name: string) => string {
  const seen = new Map<string, number>();
  return (name) => {
    const slug = name.toLowerCase().replaceAll(' ', '-');
    const before = seen.get(slug) ?? 0;
    seen.set(slug, before + 1);
    return `[${name}](#${slug}${before > 0 ? `-${before}` : ''})`;
  };
}

/** Returns a table of the groups with links to their nodes. */
export function rpaGroupsMarkdown(locale: LocaleCode): string {
  const words = readMessages(locale);
  const linked = headingLinks();
  const rows = rpaGroups().map(({ id, nodes }) => [
    linked(messageFor(words.groups, id)),
    nodes.map((node) => linked(messageFor(words.nodes, node.id).name)).join(' · '),
  ]);
  return table([words.labels.group, words.labels.nodes], rows);
}

/** Returns the reference of all nodes as Markdown. The language must have the reference's messages. */
export function rpaNodesMarkdown(locale: LocaleCode): string {
  const words = readMessages(locale);
  return rpaGroups()
    .flatMap(({ id, nodes }) => [
      `## ${messageFor(words.groups, id)}`,
      ...nodes.flatMap((node) => nodeText(node, words)),
    ])
    .join('\n\n');
}

import { z } from 'zod';
import { readData } from '@/lib/content/data-file';
import { readMessageFile } from '@/lib/content/json-file';
import { table } from '@/lib/content/reference/markdown-parts';
import type { LocaleCode } from '@/lib/i18n/locales';

/** RPA nodes, described in docs/product-facts.md, as Markdown. */

const text = z.string().min(1);

export const rpaNodesFile = 'content/rpa-nodes.json';
export const rpaNodesSchema = z.strictObject({
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

export type RpaNode = z.output<typeof rpaNodesSchema>['groups'][number]['nodes'][number];
type NodeMessages = z.output<typeof messagesSchema>;

/** Returns the groups of nodes in order. @throws ContentError if the data file is invalid */
export const rpaGroups = () => readData(rpaNodesFile, rpaNodesSchema).data.groups;

function messageFor<T>(messages: Readonly<Record<string, T>>, key: string): T {
  const message = messages[key];
  if (message === undefined) throw new Error(`messages/{locale}/docs/rpa-nodes.json has no message “${key}”. Add it.`);
  return message;
}

/** Describes a node: name in bold (styled as in a flow), fields as a table, and failures as a blockquote. */
function nodeMarkdown({ id, fields, gives, fails, written }: RpaNode, messages: NodeMessages): string[] {
  const { labels } = messages;
  const { name, does } = messageFor(messages.nodes, id);
  const fillPattern = (pattern: string, text: string) => pattern.replace('{text}', () => text);
  const rows = fields.map(({ word, type }) => {
    const field = messageFor(messages.fields, word);
    const kind = messageFor(messages.types, type);
    // “Element (element)” would be redundant.
    return [`**${field.name}**${kind === field.name.toLowerCase() ? '' : ` *${kind}*`}`, field.text];
  });
  return [
    `### **${name}**`,
    does,
    ...(rows.length > 0 ? [table([labels.field, labels.meaning], rows)] : []),
    ...(gives ? [fillPattern(labels.gives, messageFor(messages.gives, gives))] : []),
    ...(written ? [fillPattern(labels.written, `\`${written}\``)] : []),
    ...(fails ? [`> ${fillPattern(labels.fails, messageFor(messages.fails, fails))}`] : []),
  ];
}

/** Returns the reference's messages. @throws ZodError if some are missing */
const readMessages = (locale: LocaleCode): NodeMessages =>
  messagesSchema.parse(readMessageFile(`messages/${locale}/docs/rpa-nodes.json`));

/** Creates links to headings in document order; duplicate headings get a numeric suffix, as in rehype-slug. */
function headingLinks(): (name: string) => string {
  const seen = new Map<string, number>();
  return (name) => {
    // Ids of headings are without punctuation, such as an apostrophe.
    const slug = name
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    const previousCount = seen.get(slug) ?? 0;
    seen.set(slug, previousCount + 1);
    return `[${name}](#${slug}${previousCount > 0 ? `-${previousCount}` : ''})`;
  };
}

/** Returns a table of the groups with links to their nodes. */
export function rpaGroupsMarkdown(locale: LocaleCode): string {
  const messages = readMessages(locale);
  const linkTo = headingLinks();
  const rows = rpaGroups().map(({ id, nodes }) => [
    linkTo(messageFor(messages.groups, id)),
    nodes.map((node) => linkTo(messageFor(messages.nodes, node.id).name)).join(' · '),
  ]);
  return table([messages.labels.group, messages.labels.nodes], rows);
}

/** Returns the reference of all nodes as Markdown. The language must have the reference's messages. */
export function rpaNodesMarkdown(locale: LocaleCode): string {
  const messages = readMessages(locale);
  return rpaGroups()
    .flatMap(({ id, nodes }) => [
      `## ${messageFor(messages.groups, id)}`,
      ...nodes.flatMap((node) => nodeMarkdown(node, messages)),
    ])
    .join('\n\n');
}

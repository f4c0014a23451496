import { z } from 'zod';
import { readJson, readMessageFile } from '@/lib/content/json-file';
import { table } from '@/lib/content/reference/markdown-parts';
import type { LocaleCode } from '@/lib/i18n/locales';

/** The nodes of RPA, as docs/facts.md tells them, as Markdown. */

const text = z.string().min(1);

const nodesSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      id: text,
      nodes: z.array(
        z.strictObject({
          id: text,
          fields: z.array(z.strictObject({ word: text, type: text })),
          /** What later nodes or the reader have of it. */
          gives: text.optional(),
          /** When a run tries it again; without it the node cannot fail. */
          fails: text.optional(),
          /** How flows that are written out as text call it. */
          written: text.optional(),
        }),
      ),
    }),
  ),
});

/** Strict about what is missing: a word that the data names and a language lacks stops the build. */
const wordsSchema = z.strictObject({
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
type Words = z.output<typeof wordsSchema>;

/** The groups of nodes in their order. @throws ZodError when the data file is not as it should be */
export const rpaGroups = () => nodesSchema.parse(readJson('lib/content/reference/rpa-nodes.json')).groups;

function wordOf<T>(words: Readonly<Record<string, T>>, key: string): T {
  const word = words[key];
  if (word === undefined) throw new Error(`messages/{locale}/docs/rpa-nodes.json has no word for “${key}”.`);
  return word;
}

/** A node: its name in bold, which styles draw as in a flow, its fields as a table, and set apart when it fails. */
function nodeText({ id, fields, gives, fails, written }: RpaNode, words: Words): string[] {
  const { labels } = words;
  const { name, does } = wordOf(words.nodes, id);
  const filled = (pattern: string, text: string) => pattern.replace('{text}', () => text);
  const rows = fields.map(({ word, type }) => {
    const field = wordOf(words.fields, word);
    const kind = wordOf(words.types, type);
    // “Element (element)” would say the same twice.
    return [`**${field.name}**${kind === field.name.toLowerCase() ? '' : ` *${kind}*`}`, field.text];
  });
  return [
    `### **${name}**`,
    does,
    ...(rows.length > 0 ? [table([labels.field, labels.meaning], rows)] : []),
    ...(gives ? [filled(labels.gives, wordOf(words.gives, gives))] : []),
    ...(written ? [filled(labels.written, `\`${written}\``)] : []),
    ...(fails ? [`> ${filled(labels.fails, wordOf(words.fails, fails))}`] : []),
  ];
}

/** The words of the reference. @throws ZodError when the language lacks some */
const wordsOf = (locale: LocaleCode): Words =>
  wordsSchema.parse(readMessageFile(`messages/${locale}/docs/rpa-nodes.json`));

/** Makes links to headings, in the order of these: of two that are alike, the second has a place of its own. */
function headingLinks(): (name: string) => string {
  const seen = new Map<string, number>();
  return (name) => {
    const place = name.toLowerCase().replaceAll(' ', '-');
    const before = seen.get(place) ?? 0;
    seen.set(place, before + 1);
    return `[${name}](#${place}${before > 0 ? `-${before}` : ''})`;
  };
}

/** The groups, each with its nodes, as a table that leads to all of them. */
export function rpaGroupsMarkdown(locale: LocaleCode): string {
  const words = wordsOf(locale);
  const linked = headingLinks();
  const rows = rpaGroups().map(({ id, nodes }) => [
    linked(wordOf(words.groups, id)),
    nodes.map((node) => linked(wordOf(words.nodes, node.id).name)).join(' · '),
  ]);
  return table([words.labels.group, words.labels.nodes], rows);
}

/** Every node as Markdown, in a language that has the words of the reference. */
export function rpaNodesMarkdown(locale: LocaleCode): string {
  const words = wordsOf(locale);
  return rpaGroups()
    .flatMap(({ id, nodes }) => [`## ${wordOf(words.groups, id)}`, ...nodes.flatMap((node) => nodeText(node, words))])
    .join('\n\n');
}

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contentIndex } from '@/lib/content/content-index';
import { namespaces } from '@/lib/content/ui-messages';
import { readPrices } from '@/lib/pricing/prices-schema';
import { flattenMessages, type MessageTree } from '@/lib/content/message-parity';
import { navigationFile } from '@/lib/pages/navigation-schema';
import { openTypes } from './typed-sources';
import { messageUses } from './unused-messages';

/** Unused message keys that resemble used ones. */
const inventedMessages = [
  ...namespaces.map((name) => `${name}.invented`),
  // Similar to keys that a template literal builds.
  ...['shell.nav.invented', 'shell.navDescriptions.invented', 'mockups.team.invented', 'mockups.profileList.invented'],
  ...['pricing.plans.invented.name', 'pricing.plans.free.invented', 'pricing.comparison.rows.invented'],
  ...['downloads.platforms.invented', 'links.groups.invented', 'common.legal.invented', 'privacy.values.invented'],
  ...['privacy.purposes.invented', 'client.consent.inventedText'],
  // Named like a key that is used in another namespace.
  ...['faq.send', 'errors.nav.blog', 'shell.footer.heading', 'client.chat.invented', 'client.toasts.erased'],
  ...['taxonomy.skipToContent', 'contact.helpful.check'],
];

type Group = Record<string, unknown>;

function withFile(messages: MessageTree, key: string): void {
  const parts = key.split('.');
  const last = parts.pop()!;
  let group = messages as Group;
  for (const part of parts) group = (group[part] ??= {}) as Group;
  if (last in group) throw new Error(`The message key ${key} already exists.`);
  group[last] = 'A word that was made up for a test';
}

const generated = readFileSync('generated/messages.ts', 'utf8');
const messages = JSON.parse(generated.slice(generated.indexOf('{'), generated.lastIndexOf('}') + 1)) as MessageTree;
for (const key of inventedMessages) withFile(messages, key);

// Uses that cannot be resolved, which must be reported.
const example = 'lib/i18n/capitalize.ts';
const inventedSource = `
  import { getTranslations } from 'next-intl/server';
  export async function strange(name: string, pass: (t: unknown) => void) {
    const t = await getTranslations('shell');
    pass(t);
    t(name);
    t(name as 'menu');
    return (await getTranslations('errors'))('goHome');
  }`;

const sources = openTypes({
  'generated/messages.ts': `export type Messages = ${JSON.stringify(messages)};`,
  [example]: readFileSync(example, 'utf8') + inventedSource,
});
const { used, asserted, unreadable } = messageUses(sources);

/** Articles name their categories and tags, so these use the taxonomy messages; the navigation names its labels. */
const { blog, news } = contentIndex();
const navigation = readFileSync(navigationFile, 'utf8');
const named = new Set([
  ...[...blog, ...news].flatMap(({ category, tags }) => [category!, ...tags].map((name) => `taxonomy.${name}`)),
  ...[...navigation.matchAll(/"(?:label|title)": "([^"]+)"/g)].map((match) => match[1]!),
]);

/** Prices name the texts of plans and billing periods. */
const { plans, savings } = readPrices();
for (const id of Object.keys(plans)) {
  for (const key of [`plans.${id}.name`, `plans.${id}.for`, `comparison.support.${id}`]) named.add(`pricing.${key}`);
}
for (const id of Object.keys(savings)) named.add(`pricing.period.${id}`).add(`pricing.billed.${id}`);

const all = flattenMessages(messages).map(([key]) => key);
const unused = all.filter((key) => !used.has(key) && !named.has(key));

it('every UI message is used', () => {
  // The workbench has a translator of its own, see workbench-messages.test.ts.
  const ofSite = unused.filter((key) => !key.startsWith('workbench.'));
  expect(ofSite.filter((key) => !inventedMessages.includes(key))).toEqual([]);
});

it.each(inventedMessages)('an unused message is detected: %s', (key) => {
  expect(unused).toContain(key);
});

it('message keys are known to the compiler, except those that articles and data name', () => {
  expect(unreadable.filter((use) => !use.startsWith(example))).toEqual([]);
  expect(new Set(asserted.map((use) => use.split(':')[0]).filter((file) => file !== example))).toEqual(
    new Set([
      'lib/next-intl/navigation-labels.ts',
      'lib/next-intl/plan-messages.ts',
      'lib/next-intl/taxonomy-messages.ts',
    ]),
  );
});

it('uses whose keys the compiler does not know are reported', () => {
  const uses = [...unreadable, ...asserted].filter((use) => use.startsWith(example));
  expect(uses.map((use) => use.slice(example.length + 2))).toEqual([
    `getTranslations('errors')`,
    'shell.pass(t)',
    'shell.name',
    `shell.name as 'menu'`,
  ]);
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentIndex } from '@/lib/content/content-index';
import { namespaces } from '@/lib/content/ui-messages';
import { leaves, type MessageTree } from '@/lib/content/message-parity';
import { openTypes } from './sources';
import { messageUses } from './unused-messages';

/** Words that nobody asks for, though each resembles one that somebody does. */
const invented = [
  ...namespaces.map((name) => `${name}.invented`),
  // Beside the keys that a template puts together.
  'shell.nav.invented',
  'shell.navText.invented',
  'scenes.team.invented',
  'scenes.profileList.invented',
  'pricing.plans.invented.name',
  'pricing.plans.free.invented',
  'pricing.matrix.rows.invented',
  'downloads.systems.invented',
  'links.groups.invented',
  'parts.legal.invented',
  'privacy.values.invented',
  'privacy.purposes.invented',
  'client.consent.inventedText',
  // Called as a word that is asked for elsewhere.
  'faq.send',
  'errors.nav.blog',
  'shell.footer.heading',
  'client.banner.heading',
  'client.toasts.erased',
  'taxonomy.skipToContent',
  'contact.helpful.check',
];

type Group = Record<string, unknown>;

function put(words: MessageTree, key: string): void {
  const parts = key.split('.');
  const last = parts.pop()!;
  let group = words as Group;
  for (const part of parts) group = (group[part] ??= {}) as Group;
  if (last in group) throw new Error(`${key} is a word already.`);
  group[last] = 'A word that was made up for a test';
}

const generated = readFileSync('generated/messages.ts', 'utf8');
const words = JSON.parse(generated.slice(generated.indexOf('{'), generated.lastIndexOf('}') + 1)) as MessageTree;
for (const key of invented) put(words, key);

// Uses that no reader could follow, which must not pass for none.
const tried = 'lib/download/size.ts';
const strange = `
  import { getTranslations } from 'next-intl/server';
  export async function strange(name: string, pass: (t: unknown) => void) {
    const t = await getTranslations('shell');
    pass(t);
    t(name);
    t(name as 'menu');
    return (await getTranslations('errors'))('goHome');
  }`;

const sources = openTypes({
  'generated/messages.ts': `export type Messages = ${JSON.stringify(words)};`,
  [tried]: readFileSync(tried, 'utf8') + strange,
});
const { used, asserted, unreadable } = messageUses(sources);
sources.close();

/** Categories and tags are named by articles, so they are what is used of their words. */
const { blog, news } = contentIndex();
const named = new Set(
  [...blog, ...news].flatMap(({ category, tags }) => [category!, ...tags].map((name) => `taxonomy.${name}`)),
);

describe('the interface words', () => {
  const all = leaves(words).map(([key]) => key);
  const unused = all.filter((key) => !used.has(key) && !named.has(key));

  it('are all asked for by the code', () => {
    expect(unused.filter((key) => !invented.includes(key))).toEqual([]);
  });

  it.each(invented)('are found out when nobody asks for one: %s', (key) => {
    expect(unused).toContain(key);
  });

  it('are asked for by keys that the compiler knows, but for the names that articles give', () => {
    expect(unreadable.filter((use) => !use.startsWith(tried))).toEqual([]);
    expect(asserted.filter((use) => !use.startsWith(tried))).toEqual([
      expect.stringMatching(/^lib\/server-messages\/taxonomy-messages\.ts: taxonomy\./),
    ]);
  });

  it('are seen to be asked for in a way that the compiler does not know', () => {
    const uses = [...unreadable, ...asserted].filter((use) => use.startsWith(tried));
    expect(uses.map((use) => use.slice(tried.length + 2))).toEqual([
      `getTranslations('errors')`,
      'shell.pass(t)',
      'shell.name',
      `shell.name as 'menu'`,
    ]);
  });
});

import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { elementMessages, isElementMessage } from '@/lib/content/element-messages';
import { flattenMessages, icuArguments, type MessageTree } from '@/lib/content/message-parity';
import { namespaces, typesetUiMessages } from '@/lib/content/ui-messages';
import { checkContent } from '@/lib/pages/check-content';
import { temporaryFolder, writeIn } from '@/tests/temp-folder';
import { validContent } from '../pages/invalid-content';

const root = temporaryFolder();
// The brand's name is read from there.
symlinkSync(path.resolve('content'), path.join(root, 'content'));
const messages = validContent(path.join(root, 'messages'));

type Group = Record<string, MessageTree>;

/** Changes the messages of a namespace in the fixture. */
function edit(locale: string, name: string, change: (messages: Group) => void): void {
  const file = `${locale}/${name}.json`;
  const content = JSON.parse(readFileSync(path.join(messages, file), 'utf8')) as Group;
  change(content);
  writeIn(messages, file, JSON.stringify(content, null, 2));
}

beforeAll(() => {
  for (const [locale, text] of [['en', 'Two weeks for nothing'] as const, ['zh', '两周免费'] as const]) {
    edit(locale, 'client', (client) => ((client.promoBanner as Group).autumn = text));
  }
  edit('en', 'links', (links) => (links.invented = 'A page that was invented.'));
  edit('ru', 'common', ({ closingCta }) => delete (closingCta as Group).account);
  edit('ru', 'faq', (faq) => delete faq.filterLabel);
  edit('ru', 'client', ({ promoBanner }) => delete (promoBanner as Group).label);
});
beforeEach(() => void vi.spyOn(process, 'cwd').mockReturnValue(root));

it('a missing message with a fallback is English', () => {
  const { common, links, client } = typesetUiMessages('ru');
  expect(links).toHaveProperty('invented', { english: 'A page that was invented.' });
  expect(common.closingCta.account.heading).toEqual({ english: expect.stringMatching(/^[A-Z]/) as string });
  expect(common.closingCta.heading).toEqual(expect.any(String));
  expect(client.promoBanner).toHaveProperty('autumn', { english: 'Two weeks for nothing' });
  expect(typesetUiMessages('zh').client.promoBanner).toHaveProperty('autumn', '两周免费');
});

it('a missing message of an attribute stays missing', () => {
  const { faq, client } = typesetUiMessages('ru');
  expect(faq.filterLabel).toBeUndefined();
  expect(client.promoBanner.label).toBeUndefined();
});

const found = (requireComplete: boolean) =>
  checkContent({ roots: [messages], drafts: true, requireComplete })
    .filter(({ file }) => /\bru\/(?:client|common|faq|links)\.json$/.test(file))
    .map(({ file, field, reason, isWarning = false }) => [path.basename(file), field, reason, isWarning])
    .sort();
const shown = 'not translated yet; the English text is shown:';
const missing = 'missing; it exists in the English file';

it('the check warns of a missing message with a fallback, rejects others, and all where content must be complete', () => {
  const issues = found(false);
  expect(found(true)).toEqual(issues.map(([file, field, reason]) => [file, field, reason, false]));
  expect(issues).toEqual([
    ['client.json', 'promoBanner.autumn', `${shown} “Two weeks for nothing”`, true],
    ['client.json', 'promoBanner.label', missing, false],
    ['common.json', 'closingCta.account', expect.stringContaining(shown), true],
    ['faq.json', 'filterLabel', missing, false],
    ['links.json', 'invented', `${shown} “A page that was invented.”`, true],
  ]);
});

const english = flattenMessages(
  Object.fromEntries(
    namespaces.map((name) => [
      name,
      JSON.parse(readFileSync(path.join(import.meta.dirname, '../../..', 'messages/en', `${name}.json`), 'utf8')),
    ]),
  ) as MessageTree,
);

it.each(elementMessages)('an entry of the messages with a fallback names messages: %s', (entry) => {
  expect(english.some(([key]) => `${key}.`.startsWith(`${entry}.`))).toBe(true);
});

it('messages with a fallback have no arguments but the brand, because they are not formatted', () => {
  const texts = english.filter(([key]) => isElementMessage(key));
  const isFormatted = (text: string) => icuArguments(text).some((name) => name !== 'brand') || /[<']/.test(text);
  expect(texts.filter(([, text]) => isFormatted(text))).toEqual([]);
});

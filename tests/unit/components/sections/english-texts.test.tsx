import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, it, vi } from 'vitest';
import { Bento } from '@/components/sections/bento';
import { BulletList } from '@/components/sections/bullet-list';
import { CompetitorCell } from '@/components/sections/competitor-cell';
import { ContentSections } from '@/components/sections/content-sections';
import { FaqList } from '@/components/sections/faq-list';
import { Hero } from '@/components/sections/hero';
import { MediaText } from '@/components/sections/media-text';
import { permissionCells } from '@/components/sections/permission-cells';
import { Section } from '@/components/sections/section';
import { Statement } from '@/components/sections/statement';
import { Steps } from '@/components/sections/steps';
import { TableSection } from '@/components/sections/table-section';
import { TeamSizeList } from '@/components/sections/team-size-list';
import { Troubleshooting } from '@/components/sections/troubleshooting';
import { setPageLocale } from '../root-params';

vi.mock('@/lib/content/ui-messages', async (importOriginal) => {
  const original = await importOriginal<typeof import('@/lib/content/ui-messages')>();
  const withEnglish = ({ common, ...messages }: ReturnType<typeof original.typesetUiMessages>) => ({
    ...messages,
    common: { ...common, teamSizes: { ...common.teamSizes, few: { english: 'Two or three' } } },
  });
  type Arguments = Parameters<typeof original.typesetUiMessages>;
  const typesetUiMessages = (...args: Arguments) => withEnglish(original.typesetUiMessages(...args));
  return { ...original, typesetUiMessages };
});

/** The HTML of an element, without its class names. */
const htmlOf = async (node: ReactNode) =>
  (await text((await prerenderToNodeStream(node)).prelude)).replaceAll(/ class="[^"]*"/g, '');

const english = (text: string) => ({ english: text });

it('an English heading or paragraph of a section has the attribute lang, and others do not', async () => {
  const html = await htmlOf(<Section heading={english('Heading')} text="Текст" />);
  expect(html).toContain('<h2 lang="en-US">Heading</h2><p>Текст</p>');
  expect(await htmlOf(<Section heading="Заголовок" text={english('Words')} />)).toContain(
    '<h2>Заголовок</h2><p lang="en-US">Words</p>',
  );
});

const block = { heading: english('Heading'), text: english('Words') };
it.each([
  ['bento', <Bento key="" sections={[block]} />],
  ['statement', <Statement key="" {...block} />],
  ['statements', <ContentSections key="" sections={[block, { ...block, heading: english('Other') }]} />],
  ['media', <MediaText key="" items={[{ ...block, image: null }]} />],
])('English headings and paragraphs of a block have the attribute lang: %s', async (_name, block) => {
  const html = await htmlOf(block);
  expect(html).toContain('<h2 lang="en-US">Heading</h2>');
  expect(html).toContain('<p lang="en-US">Words</p>');
});

it('an English lead or list item has the attribute lang', async () => {
  expect(await htmlOf(<Hero heading="Заголовок" lead={english('Lead')} />)).toContain('<p lang="en-US">Lead</p>');
  expect(await htmlOf(<BulletList items={['Пункт', english('Point')]} />)).toBe(
    '<ul><li>Пункт</li><li lang="en-US">Point</li></ul>',
  );
});

it('English steps, problems and questions have the attribute lang', async () => {
  const items = [{ title: english('Title'), text: english('Open http://a.example first') }];
  const steps = await htmlOf(<Steps heading="Шаги" items={items} />);
  expect(steps).toContain('<h3 lang="en-US">Title</h3><p lang="en-US">Open <code>http://a.example</code> first</p>');
  const troubleshooting = await htmlOf(<Troubleshooting copy={{ heading: 'Что-то не так', items }} />);
  expect(troubleshooting).toContain('<dt lang="en-US">Title</dt><dd lang="en-US">');
  const questions = [
    { question: english('Why?'), answer: 'Потому.' },
    { question: 'Зачем?', answer: english('For `this`.') },
  ];
  const faq = await htmlOf(<FaqList questions={questions} locale="ru" />);
  expect(faq).toContain('<summary lang="en-US">Why?</summary>');
  expect(faq).toContain('<p>Потому.</p>');
  expect(faq).toContain('<summary>Зачем?</summary>');
  expect(faq).toContain('<p lang="en-US">For <code>this</code>.</p>');
});

it('English columns, row names and cells of a table have the attribute lang', async () => {
  const [first, second] = [
    [english('Profiles'), 'Десять'],
    ['Места', english('Two')],
  ];
  const table = { heading: english('Limits'), columns: ['Предел', english('Value')], rows: [first, second] };
  const html = await htmlOf(<TableSection table={table as never} />);
  expect(html).toContain('<caption lang="en-US">Limits</caption>');
  expect(html).toContain('<th scope="col">Предел</th><th scope="col" lang="en-US">Value</th>');
  expect(html).toContain('<th scope="row" lang="en-US">Profiles</th><td data-column="Value">Десять</td>');
  expect(html).toContain('<td data-column="Value" lang="en-US">Two</td>');
  const permission = await htmlOf(permissionCells.teamwork!(english('All'), 0, 0) as ReactNode);
  expect(permission).toMatch(/^<span lang="en-US">.*All<\/span>$/);
});

it('an English fact about another product has the attribute lang, and the label of its source does not', async () => {
  const source = { url: 'https://a.example/', accessed: '2026-09-14' };
  const html = await htmlOf(<CompetitorCell text={english('Runs on Windows')} source={source as never} />);
  expect(html).toMatch(/^<span lang="en-US">Runs on <\/span><span><span lang="en-US">Windows<\/span> <a href/);
  expect(await htmlOf(<CompetitorCell text="На Windows" source={source as never} />)).not.toContain('lang=');
});

it('an English interface message has the attribute lang, and others do not', async () => {
  setPageLocale('ru');
  const html = await htmlOf(<TeamSizeList locale="ru" />);
  expect(html).toContain('<h3 lang="en-US">Two or three</h3>');
  expect(html.match(/<h3/g)).toHaveLength(3);
  expect(html.match(/lang=/g)).toHaveLength(1);
});

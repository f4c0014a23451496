import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fillMissingTranslations } from '@/lib/content/english-fallback';
import type { MessageTree } from '@/lib/content/message-parity';
import { pageCopy } from '@/lib/content/page-copy';
import { checkContent } from '@/lib/pages/check-content';
import { copySections } from '@/lib/search/copy-sections';
import { faqPage } from '@/lib/seo/json-ld';
import { temporaryFolder, writeIn } from '@/tests/temp-folder';
import { validContent } from '../pages/invalid-content';

const head = { name: 'N', title: 'T', description: 'D', heading: 'H' };
const item = (title: string, text: string) => ({ title, text });
const question = (id: string, question: string, answer: string) => ({ id, question, answer });
const english = {
  ...head,
  lead: 'The lead.',
  sections: [
    { id: 'first', heading: 'First section', text: 'About the first.', bullets: ['One point', 'Another point'] },
    { id: 'second', heading: 'Second section', text: 'About the second.' },
  ],
  steps: {
    heading: 'Three steps',
    items: [item('Step one', 'Do this.'), item('Step two', 'Do that.'), item('Step three', 'Do more.')],
  },
  table: {
    heading: 'Table of limits',
    columns: ['Limit', 'Value'],
    rows: [
      ['Profiles', 'Ten of them'],
      ['Seats', 'Two of them'],
    ],
  },
  regulations: { heading: 'Rules of others', text: 'Read them first.' },
  comparison: { priceUnit: 'It costs money.', systems: 'It runs on Windows.' },
  questionGroups: [
    {
      id: 'product',
      name: 'Product',
      questions: [
        question('what', 'What is it?', 'A browser.'),
        question('new', 'Is this new?', 'Yes, it is new.'),
        question('old', 'Is this old?', 'No, it is not.'),
      ],
    },
    { id: 'added', name: 'Added group', questions: [question('why', 'Why not?', 'Because of that.')] },
  ],
};
const russian = {
  name: 'И',
  title: 'З',
  description: 'О',
  heading: 'Г',
  // In another order, and without the heading and a point of the first section.
  sections: [
    { id: 'second', heading: 'Второй', text: 'Второй текст.' },
    { id: 'first', text: 'Первый текст.', bullets: ['Пункт'] },
  ],
  steps: {
    heading: 'Три шага',
    items: [item('Шаг первый', 'Сделайте это.'), null, item('Шаг третий', 'Ещё.')],
  },
  table: { heading: 'Пределы', columns: ['Предел', 'Значение'], rows: [['Профили', 'Десять'], ['Места']] },
  comparison: { priceUnit: 'Стоит денег.' },
  questionGroups: [
    {
      id: 'product',
      name: 'Продукт',
      questions: [question('what', 'Что это?', 'Браузер.'), { id: 'old', question: 'Это старое?' }],
    },
  ],
};

const root = temporaryFolder();
// The brand's name is read from there.
symlinkSync(path.resolve('content'), path.join(root, 'content'));
const messages = validContent(path.join(root, 'messages'));
const write = (locale: string, copy: object) =>
  writeIn(messages, `${locale}/pages/faq.json`, JSON.stringify(copy, null, 2));
beforeAll(() => {
  write('en', english);
  write('ru', russian);
});
beforeEach(() => void vi.spyOn(process, 'cwd').mockReturnValue(root));

const inEnglish = (text: string) => ({ english: text });

const copy = () => pageCopy('ru', 'pages', 'faq');

it('a missing lead, block or text of a block of a page is English', () => {
  const { lead, regulations, comparison, title } = copy();
  expect(lead).toEqual(inEnglish('The lead.'));
  expect(regulations).toEqual({ heading: inEnglish('Rules of others'), text: inEnglish('Read them first.') });
  expect(comparison).toEqual({ priceUnit: 'Стоит денег.', systems: inEnglish('It runs on Windows.') });
  expect(title).toBe('З');
});

it('items of page copy with ids are matched by id, in the order of the English page', () => {
  expect(copy().sections).toEqual([
    {
      id: 'first',
      heading: inEnglish('First section'),
      text: 'Первый текст.',
      bullets: ['Пункт', inEnglish('Another point')],
    },
    { id: 'second', heading: 'Второй', text: 'Второй текст.' },
  ]);
  const [product, added] = copy().questionGroups!;
  expect(product!.questions).toEqual([
    { id: 'what', question: 'Что это?', answer: 'Браузер.' },
    { id: 'new', question: inEnglish('Is this new?'), answer: inEnglish('Yes, it is new.') },
    { id: 'old', question: 'Это старое?', answer: inEnglish('No, it is not.') },
  ]);
  expect([product!.name, added!.id, added!.name]).toEqual(['Продукт', 'added', inEnglish('Added group')]);
});

it('items of page copy without ids are matched by position; null is one without a translation', () => {
  expect(copy().steps!.items.map(({ title }) => title)).toEqual(['Шаг первый', inEnglish('Step two'), 'Шаг третий']);
  expect(copy().table!.rows).toEqual([
    ['Профили', 'Десять'],
    ['Места', inEnglish('Two of them')],
  ]);
});

it('complete page copy is not changed by filling in English', () => {
  const complete = english as MessageTree;
  expect(fillMissingTranslations(complete, complete)).toEqual({ filled: english, fallbacks: [] });
});

it('search and structured data have only the texts in the language of the page', () => {
  const questions = copy().questionGroups!.flatMap((group) => group.questions);
  expect(JSON.stringify(faqPage('ru', questions))).not.toMatch(/Is this new|Это старое/);
  expect(JSON.stringify(faqPage('ru', questions))).toContain('Что это?');
  const searched = JSON.stringify(copySections(copy()));
  expect(searched).not.toMatch(/[A-Za-z]{4,} [a-z]/);
  expect(searched).toContain('Шаг третий');
});

const found = (requireComplete: boolean) =>
  checkContent({ roots: [messages], drafts: true, requireComplete })
    .filter(({ file }) => file.endsWith('ru/pages/faq.json'))
    .map(({ line, field, reason, isWarning = false }) => ({ line, field, reason, isWarning }));
const lineOf = (text: string) =>
  JSON.stringify(russian, null, 2)
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;

it('a missing part of page copy is a warning, and an error where content must be complete', () => {
  const missing = found(false).filter(({ reason }) => reason.startsWith('not translated yet'));
  expect(missing.map(({ field }) => field).sort()).toEqual([
    'comparison.systems',
    'lead',
    'questionGroups.0.questions.1.answer',
    'questionGroups.0.questions.new',
    'questionGroups.added',
    'regulations',
    'sections.1.bullets.1',
    'sections.1.heading',
    'steps.items.1',
    'table.rows.1.1',
  ]);
  expect(missing).toContainEqual({
    line: lineOf('"id": "first"') - 1,
    field: 'sections.1.heading',
    reason: 'not translated yet; the English text is shown: “First section”',
    isWarning: true,
  });
  expect(found(false)).toEqual(missing);
  expect(found(true)).toEqual(missing.map((issue) => ({ ...issue, isWarning: false })));
});

it.each(['title', 'description', 'heading', 'name'])('a missing %s of a page is always an error', (field) => {
  write('ru', { ...russian, [field]: undefined });
  const reason = expect.stringMatching(/^missing/) as string;
  expect(found(false)).toContainEqual({ line: 1, field, reason, isWarning: false });
  expect(() => pageCopy('ru', 'pages', 'faq')).toThrow(`${field}: missing`);
});

it('a missing column name or id of page copy is always an error', () => {
  const [second, first] = russian.sections;
  write('ru', {
    ...russian,
    sections: [{ ...first, id: undefined }, second],
    table: { ...russian.table, columns: ['Предел'] },
  });
  const errors = found(false).filter(({ isWarning }) => !isWarning);
  expect(errors.map(({ field }) => field).sort()).toEqual(['sections.0.id', 'table.columns.1']);
});

it('an item of page copy that English does not have is an error', () => {
  write('ru', { ...russian, steps: { ...russian.steps, items: [...english.steps.items, item('Т', 'Т')] } });
  expect(found(false)).toContainEqual({
    line: expect.any(Number) as number,
    field: 'steps.items.3.title',
    reason: 'unknown key: not in the English file; remove it',
    isWarning: false,
  });
});

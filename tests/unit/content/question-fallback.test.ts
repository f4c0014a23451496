import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FaqList } from '@/components/sections/faq-list';
import { pageCopy } from '@/lib/content/page-copy';
import { faqPage } from '@/lib/seo/json-ld';
import { checkContent } from '@/lib/pages/check-content';
import { put, validContent } from '../pages/invalid-content';

const page = { name: 'N', title: 'T', description: 'D', heading: 'H', lead: 'L' };
const english = {
  ...page,
  questionGroups: [
    {
      id: 'product',
      name: 'Product',
      questions: [
        { id: 'what', question: 'What is it?', answer: 'A browser.' },
        { id: 'new', question: 'Is this new?', answer: 'Yes, it is new.' },
        { id: 'old', question: 'Is this old?', answer: 'No, it is not.' },
      ],
    },
    { id: 'added', name: 'Added group', questions: [{ id: 'why', question: 'Why not?', answer: 'Because of that.' }] },
  ],
};
const russian = {
  ...{ name: 'И', title: 'З', description: 'О', heading: 'Г', lead: 'Т' },
  questionGroups: [
    {
      id: 'product',
      name: 'Продукт',
      questions: [
        { id: 'what', question: 'Что это?', answer: 'Браузер.' },
        { id: 'old', question: 'Это старое?' },
      ],
    },
  ],
};

const root = mkdtempSync(path.join(tmpdir(), 'fallback-'));
const messages = validContent(path.join(root, 'messages'));
beforeAll(() => {
  put(messages, 'en/pages/faq.json', JSON.stringify(english, null, 2));
  put(messages, 'ru/pages/faq.json', JSON.stringify(russian, null, 2));
  vi.spyOn(process, 'cwd').mockReturnValue(root);
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

describe('questions without a translation', () => {
  const copy = () => pageCopy('ru', 'pages', 'faq');

  it('untranslated questions are shown in English, in the order of the English page', () => {
    const [product, added] = copy().questionGroups!;
    expect(
      product!.questions.map(({ id, question, answer, fallbackFields }) => [id, question, answer, fallbackFields]),
    ).toEqual([
      ['what', 'Что это?', 'Браузер.', undefined],
      ['new', 'Is this new?', 'Yes, it is new.', ['question', 'answer']],
      ['old', 'Это старое?', 'No, it is not.', ['answer']],
    ]);
    expect([product!.fallbackFields, added!.name, added!.fallbackFields]).toEqual([undefined, 'Added group', ['name']]);
    expect(copy().title).toBe('З');
  });

  it('English strings of untranslated questions have the attribute lang, and others do not', () => {
    const { questions } = copy().questionGroups![0]!;
    const html = renderToStaticMarkup(createElement(FaqList, { questions, locale: 'ru' }));
    expect(html).toContain('<summary>Что это?</summary>');
    expect(html).toContain('<summary lang="en-US">Is this new?</summary>');
    expect(html).toContain('<p lang="en-US">No, it is not.</p>');
    expect(html).toContain('<p>Браузер.</p>');
  });

  it('structured data has only the questions in the language of the page', () => {
    const { questions } = copy().questionGroups![0]!;
    expect(JSON.stringify(faqPage('ru', questions))).not.toMatch(/Is this new|Это старое/);
    expect(JSON.stringify(faqPage('ru', questions))).toContain('Что это?');
  });
});

describe('the check of questions without a translation', () => {
  const found = (isComplete: boolean) =>
    checkContent({ roots: [messages], drafts: true, isComplete })
      .filter(({ file }) => file.endsWith('ru/pages/faq.json'))
      .map(({ line, field, reason, isWarning = false }) => [line, field, reason, isWarning]);
  const shown = 'is not translated; the English text is shown';
  const expected = [
    [8, 'questionGroups.0.questions', `the question and answer of “new” ${shown}`],
    [18, 'questionGroups.0.questions.1', `the answer of “old” ${shown}`],
    [7, 'questionGroups', `the name of “added” ${shown}`],
    [7, 'questionGroups', `the question and answer of “why” ${shown}`],
  ];

  it('an untranslated question is a warning, and an error where content must be complete', () => {
    expect(found(false).map(([, ...rest]) => rest)).toEqual(expected.map(([, ...rest]) => [...rest, true]));
    expect(found(true).map(([, ...rest]) => rest)).toEqual(expected.map(([, ...rest]) => [...rest, false]));
  });

  it('a missing title of a page with questions is an error in any case', () => {
    const { title: _, ...untitled } = russian;
    put(messages, 'ru/pages/faq.json', JSON.stringify(untitled, null, 2));
    expect(found(false)).toContainEqual([expect.any(Number), 'title', expect.stringMatching(/^missing/), false]);
  });
});

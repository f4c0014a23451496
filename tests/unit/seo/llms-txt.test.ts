import { expect, it } from 'vitest';
import { articleMarkdown } from '@/lib/seo/article-markdown';
import { llmsTxt } from '@/lib/seo/llms-txt';
import { getArticle } from '@/lib/pages/articles';
import { contentIndex } from '@/lib/content/content-index';
import { alternativeIds, alternativeLocales } from '@/lib/urls/alternatives';
import { solutionIds, solutionLocales } from '@/lib/urls/solutions';
import { pickArticle } from '../../articles';

const docs = pickArticle('docs', { in: ['en', 'zh'], text: /\]\(\/(?!\/)/ });

it('an article as Markdown starts with title, lead and URL, and has absolute links', async () => {
  const text = await articleMarkdown('docs', docs.id, 'en');
  expect(text).toMatch(/^# .+\n\n> .+\n\n<https:\/\/www\.facetry\.example\/docs\/[\w-]+>\n\n\S/);
  expect(text).not.toMatch(/\]\(\//);
  expect(text).not.toContain('{brand}');
});

it('links to sections of an article as Markdown lead to the page, because Markdown has no ids of its own', async () => {
  const { id } = pickArticle('docs', { in: ['en', 'ru', 'zh'], text: /\]\(#/ });
  for (const [locale, prefix] of [
    ['en', ''],
    ['ru', '/ru'],
    ['zh', '/zh'],
  ] as const) {
    const text = await articleMarkdown('docs', id, locale);
    const page = `https://www.facetry.example${prefix}/docs/${id}`;
    const fragments = [...text.matchAll(/\]\(([^)\s]*)#([^)\s]+)\)/g)].filter(([, target]) => target === page);
    expect(fragments.length).toBeGreaterThan(0);
    expect([...new Set(fragments.map(([, target]) => target))]).toEqual([page]);
    const { html } = await getArticle('docs', id, locale);
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!));
    expect(fragments.filter(([, , fragment]) => !ids.has(decodeURIComponent(fragment!)))).toEqual([]);
  }
});

it('the Chinese URL of an article as Markdown returns Chinese Markdown', async () => {
  const text = await articleMarkdown('docs', docs.id, 'zh');
  expect(text).toContain(`<https://www.facetry.example/zh${docs.path}>`);
  expect(text).toMatch(/\p{Script=Han}/u);
  // Links lead to pages that are always Chinese.
  const targets = [...text.matchAll(/\]\((https:\/\/www\.facetry\.example[^)]*)\)/g)].map(([, target]) => target!);
  expect(targets.length).toBeGreaterThan(0);
  expect(targets.filter((target) => !target.includes('.example/zh/'))).toEqual([]);
});

it('llms.txt lists every English page of the catalog, and every article as Markdown', async () => {
  const text = await llmsTxt();
  const offered = [
    ...solutionIds()
      .filter((id) => solutionLocales(id).includes('en'))
      .map((id) => `/solutions/${id})`),
    ...alternativeIds()
      .filter((id) => alternativeLocales(id).includes('en'))
      .map((id) => `/alternatives/${id})`),
    ...contentIndex().docs.map(({ id }) => `/docs/${id}.md)`),
    ...contentIndex().helps.map(({ id }) => `/helps/${id}.md)`),
  ];
  expect(offered.filter((path) => !text.includes(path))).toEqual([]);
  expect(text).not.toContain('ziniao');
  // A heading, a blockquote, and lists of links: the format of llmstxt.org.
  expect(text).toMatch(/^# Facetry\n\n> .+\n\n## /);
  expect(text.split('\n').filter((line) => line !== '' && !/^(?:# |> |## |- \[)/.test(line))).toEqual([]);
});

import { existsSync, readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { renderMarkdown } from '@/lib/content/markdown';
import { withReferences } from '@/lib/content/reference/expand';
import { localApi, localApiDocument } from '@/lib/content/reference/local-api';
import { rpaGroups } from '@/lib/content/reference/rpa-nodes-markdown';
import { withPlainSpaces } from '@/lib/i18n/no-break-spaces';
import { localeCodes } from '@/lib/i18n/locales';

const languages = localeCodes.filter((code) => existsSync(`messages/${code}/docs/local-api-reference.json`));
const expanded = async (name: string, locale: (typeof languages)[number]) => {
  const markdown = withReferences(`Before.\n\n{reference: ${name}}\n\nAfter.`, locale);
  const links = { file: 'a.md', resolve: () => ({ kind: 'broken' }) as const };
  return load((await renderMarkdown(markdown, links, locale)).html);
};

it('the description of the local API is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const result = await validator.validate(localApiDocument('en'));
  expect(result.errors ?? []).toEqual([]);
  expect([result.valid, validator.version]).toEqual([true, '3.1']);
});

it('every response of the local API has an example that matches its schema', () => {
  const operations = Object.values(localApi('en').paths).flatMap(({ get, post }) =>
    [get, post].filter((operation) => !!operation),
  );
  for (const { operationId, responses } of operations) {
    const { schema, example } = responses['200']!.content!['application/json'];
    expect(z.fromJSONSchema(schema as never).safeParse(example).error, operationId).toBeUndefined();
  }
});

it('the endpoints of the local API are exactly those of docs/product-facts.md', () => {
  const documented = [...readFileSync('docs/product-facts.md', 'utf8').matchAll(/`(GET|POST) (\/v1\/[^`]+)`/g)];
  const endpoints = Object.entries(localApi('en').paths).flatMap(([path, { get, post }]) => [
    ...(get ? [`GET ${path}`] : []),
    ...(post ? [`POST ${path}`] : []),
  ]);
  expect(endpoints).toEqual(documented.map(([, method, path]) => `${method} ${path}`));
});

it('the endpoint reference explains common behavior once, before the first endpoint', async () => {
  const $ = await expanded('local-api', 'en');
  const common = $('h2').first().prevAll().text();
  for (const shared of ['Authorization', '401', '429']) {
    expect(common).toContain(shared);
    expect($('h2 ~ :not(figure) td').text()).not.toContain(shared);
  }
});

it('RPA nodes are those of docs/product-facts.md, by group', async () => {
  const $ = await expanded('rpa-nodes', 'en');
  const sheet = readFileSync('docs/product-facts.md', 'utf8');
  const rows = $('h2')
    .toArray()
    .map((group) => {
      const names = $(group)
        .nextUntil('h2')
        .find('h3')
        .toArray()
        .map((node) => $(node).text());
      const listed = names.map((name, i) => (i === 0 ? name : name[0]!.toLowerCase() + name.slice(1)));
      return new RegExp(String.raw`^\| ${$(group).text()} +\| ${listed.join(', ')} +\|$`, 'm');
    });
  expect(rows).toHaveLength(rpaGroups().length);
  for (const row of rows) expect(sheet).toMatch(row);
});

it('RPA nodes have unique IDs', () => {
  const ids = rpaGroups().flatMap(({ nodes }) => nodes.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

it.each(languages)('the list of RPA groups links to every group and node in %s', async (locale) => {
  const nodes = await expanded('rpa-nodes', locale);
  const groups = await expanded('rpa-groups', locale);
  const headings = nodes('h2, h3').toArray();
  const places = headings.map((heading) => [`#${nodes(heading).attr('id')}`, withPlainSpaces(nodes(heading).text())]);
  const links = groups('a').toArray();
  expect(links.map((link) => [decodeURI(groups(link).attr('href')!), withPlainSpaces(groups(link).text())])).toEqual(
    places,
  );
});

it('the references of the documentation exist in English and in translations', () => {
  expect(languages).toContain('en');
  expect(languages.length).toBeGreaterThanOrEqual(5);
});

it.each(languages)('a reference replaces the line that names it in %s', async (locale) => {
  for (const [name, headings] of [
    ['local-api', 3],
    ['rpa-nodes', 7],
  ] as const) {
    const $ = await expanded(name, locale);
    expect($('p').first().text(), name).toBe('Before.');
    expect($('p').last().text(), name).toBe('After.');
    expect($('h2'), name).toHaveLength(headings);
    expect($.root().text(), name).not.toMatch(/reference:|undefined/);
  }
});

it.each(languages)('a reference has as many sections in %s as in English', async (locale) => {
  for (const name of ['local-api', 'rpa-nodes']) {
    const [translated, english] = [await expanded(name, locale), await expanded(name, 'en')];
    for (const part of ['h3', 'li', 'td', 'pre', 'input']) {
      expect(translated(part).length, `${name}: ${part}`).toBe(english(part).length);
    }
  }
});

it('an unknown reference in an article fails the build', () => {
  expect(() => withReferences('{reference: none}', 'en')).toThrow('none');
  expect(withReferences('In a line: {reference: none}', 'en')).toContain('{reference: none}');
});

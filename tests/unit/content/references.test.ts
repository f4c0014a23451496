import { existsSync, readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { renderMarkdown } from '@/lib/content/markdown';
import { withReferences } from '@/lib/content/reference/expand';
import { localApi, localApiDocument } from '@/lib/content/reference/local-api';
import { rpaGroups } from '@/lib/content/reference/rpa-nodes-markdown';
import { withoutJoins } from '@/lib/i18n/line-joins';
import { localeCodes } from '@/lib/i18n/locales';

const languages = localeCodes.filter((code) => existsSync(`messages/${code}/docs/local-api-reference.md`));
const expanded = async (name: string, locale: (typeof languages)[number]) => {
  const markdown = withReferences(`Before.\n\n{reference: ${name}}\n\nAfter.`, locale);
  const links = { file: 'a.md', resolve: () => ({ kind: 'broken' }) as const };
  return load((await renderMarkdown(markdown, links, locale)).html);
};

describe('the description of the local API', () => {
  it('is OpenAPI 3.1', async () => {
    const validator = new Validator();
    const result = await validator.validate(localApiDocument('en'));
    expect(result.errors ?? []).toEqual([]);
    expect([result.valid, validator.version]).toEqual([true, '3.1']);
  });

  it('has an example of every answer that fits what it says of the answer', () => {
    const operations = Object.values(localApi('en').paths).flatMap(({ get, post }) =>
      [get, post].filter((one) => !!one),
    );
    for (const { operationId, responses } of operations) {
      const { schema, example } = responses['200']!.content!['application/json'];
      expect(z.fromJSONSchema(schema as never).safeParse(example).error, operationId).toBeUndefined();
    }
  });

  it('has the calls of docs/facts.md and no others', () => {
    const told = [...readFileSync('docs/facts.md', 'utf8').matchAll(/`(GET|POST) (\/v1\/[^`]+)`/g)];
    const calls = Object.entries(localApi('en').paths).flatMap(([address, { get, post }]) => [
      ...(get ? [`GET ${address}`] : []),
      ...(post ? [`POST ${address}`] : []),
    ]);
    expect(calls).toEqual(told.map(([, method, address]) => `${method} ${address}`));
  });
});

describe('the calls of the local API', () => {
  it('tell once, before the first, what every call has in common', async () => {
    const $ = await expanded('local-api', 'en');
    const common = $('h2').first().prevAll().text();
    for (const shared of ['Authorization', '401', '429']) {
      expect(common).toContain(shared);
      expect($('h2 ~ :not(figure) td').text()).not.toContain(shared);
    }
  });
});

describe('the nodes of RPA', () => {
  it('are those of docs/facts.md, by group', async () => {
    const $ = await expanded('rpa-nodes', 'en');
    const sheet = readFileSync('docs/facts.md', 'utf8');
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

  it('have ids of their own', () => {
    const ids = rpaGroups().flatMap(({ nodes }) => nodes.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the groups of nodes', () => {
  it.each(languages)('lead to every group and node, in %s', async (locale) => {
    const nodes = await expanded('rpa-nodes', locale);
    const groups = await expanded('rpa-groups', locale);
    const headings = nodes('h2, h3').toArray();
    const places = headings.map((one) => [`#${nodes(one).attr('id')}`, withoutJoins(nodes(one).text())]);
    const links = groups('a').toArray();
    expect(links.map((one) => [decodeURI(groups(one).attr('href')!), withoutJoins(groups(one).text())])).toEqual(
      places,
    );
  });
});

describe('a reference in an article', () => {
  it('is there in the five languages of the documentation', () => {
    expect(languages.toSorted()).toEqual(['en', 'pt', 'ru', 'vn', 'zh']);
  });

  it.each(languages)('takes the place of the line that names it, in %s', async (locale) => {
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

  it.each(languages)('has as many parts in %s as in English', async (locale) => {
    for (const name of ['local-api', 'rpa-nodes']) {
      const [own, english] = [await expanded(name, locale), await expanded(name, 'en')];
      for (const part of ['h3', 'li', 'td', 'pre', 'input']) {
        expect(own(part).length, `${name}: ${part}`).toBe(english(part).length);
      }
    }
  });

  it('stops the build when there is none of that name', () => {
    expect(() => withReferences('{reference: none}', 'en')).toThrow('none');
    expect(withReferences('In a line: {reference: none}', 'en')).toContain('{reference: none}');
  });
});

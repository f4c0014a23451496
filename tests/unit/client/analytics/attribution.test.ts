import { describe, expect, it } from 'vitest';
import { accountHref, carriedParams } from '@/lib/contract/account-href';
import { sanitizeText } from '@/lib/contract/sanitize-text';
import { addReferrer, externalReferrer, readReferrers } from '@/lib/client/analytics/referrers';
import { fieldsOfQuery, queryFields, hasSource, toTouch } from '@/lib/contract/source-record';

const query = (text: string) => new URLSearchParams(text);

describe('untrusted text', () => {
  it.each([
    ['plain', 'plain'],
    [' \u0000a\u0007b\u2028c\n ', 'abc'],
    ['x'.repeat(100_000), 'x'.repeat(10)],
    ['\ud800half', 'half'],
    ['<script>', '<script>'],
    [null, ''],
    [undefined, ''],
  ])('%j is sanitized to %j', (text, expected) => {
    expect(sanitizeText(text, 10)).toBe(expected);
  });
});

describe('source record', () => {
  it('the record takes its fields from query parameters of the same names, truncated to their maximum lengths', () => {
    const all = Object.keys(queryFields).map((name) => `${name}=${'v'.repeat(5000)}`);
    const fields = fieldsOfQuery(query(all.join('&')));
    for (const [name, length] of Object.entries(queryFields)) expect(fields[name as 'source']).toBe('v'.repeat(length));
    expect(hasSource(fields)).toBe(true);
    expect(hasSource(fieldsOfQuery(query('gclid=1&x=2')))).toBe(false);
  });

  it('the record stores the page URL without its query', () => {
    const touch = toTouch(new URL('https://www.facetry.example/ru/pricing?utm_source=a&secret=b#c'), new Date(0));
    expect(touch).toMatchObject({ page_url: 'https://www.facetry.example/ru/pricing', utm_source: 'a' });
    expect(JSON.stringify(touch)).not.toContain('secret');
  });
});

describe('referrers', () => {
  it.each([
    ['https://search.example/find?q=private', 'https://search.example/find'],
    ['https://www.facetry.example/pricing', null],
    ['https://app.facetry.example/', null],
    ['javascript:alert(1)', null],
    ['', null],
  ])('the referrer %s is stored as %s', (referrer, expected) => {
    expect(externalReferrer(referrer, ['www.facetry.example', 'app.facetry.example'])).toBe(expected);
  });

  it('the last five distinct referrers are stored, the newest first', () => {
    let list: string[] = [];
    for (const name of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) list = addReferrer(list, name);
    expect(list).toEqual(['f', 'e', 'd', 'a', 'c']);
    expect(readReferrers(JSON.stringify(list))).toEqual(list);
    for (const broken of ['{', '{}', '"x"', undefined]) expect(readReferrers(broken)).toEqual([]);
  });
});

describe('links to the product', () => {
  it("links to the product get their position, the language and the visitor's attribution", () => {
    const carried = carriedParams(
      query('utm_source=a&utm_campaign=b&ref=r&gclid=g&bd_vid=d&other=x&utm_source=second'),
    );
    expect(carried).toEqual({ utm_source: 'a', utm_campaign: 'b', ref: 'r', gclid: 'g', bd_vid: 'd' });
    expect(accountHref('https://app.facetry.example/register', 'ru-RU', carried)).toBe(
      'https://app.facetry.example/register?rel=official_website&lang=ru-RU&utm_source=a&utm_campaign=b&ref=r&gclid=g&bd_vid=d',
    );
  });

  it('existing parameters of product links are preserved', () => {
    expect(accountHref('https://x.example/?rel=me&lang=de-DE&utm_source=own', 'ru-RU', { utm_source: 'a' })).toBe(
      'https://x.example/?rel=me&lang=de-DE&utm_source=own',
    );
    expect(accountHref('https://x.example/', null)).toBe('https://x.example/');
  });

  it('invalid link URLs are not changed', () => {
    expect(accountHref('not an address', 'ru-RU', { ref: 'x' })).toBe('not an address');
  });
});

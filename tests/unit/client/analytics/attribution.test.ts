import { expect, it } from 'vitest';
import { accountUrl, forwardedParams } from '@/lib/contract/utm-forwarding';
import { sanitizeText } from '@/lib/contract/sanitize-text';
import { describeEntry } from '@/lib/client/analytics/attribution';
import { parseSourceFields, queryParameterLimits, toTouch } from '@/lib/contract/source-record';

const query = (text: string) => new URLSearchParams(text);

it.each([
  ['plain', 'plain'],
  [' \u0000a\u0007b\u2028c\n ', 'abc'],
  ['x'.repeat(100_000), 'x'.repeat(10)],
  ['\ud800half', 'half'],
  ['<script>', '<script>'],
  [null, ''],
  [undefined, ''],
  ['\u200b', ''],
  ['\u3164 \u00ad\u2800', ''],
  ['a\u200db', 'a\u200db'],
])('the untrusted text %j is sanitized to %j', (text, expected) => {
  expect(sanitizeText(text, 10)).toBe(expected);
});

it('a source record takes its fields from query parameters of the same names, truncated to their maximum lengths', () => {
  const all = Object.keys(queryParameterLimits).map((name) => `${name}=${'v'.repeat(5000)}`);
  const fields = parseSourceFields(query(all.join('&')));
  for (const [name, length] of Object.entries(queryParameterLimits))
    expect(fields[name as 'source']).toBe('v'.repeat(length));
});

it('a source record stores the page URL without its query', () => {
  const touch = toTouch(new URL('https://www.facetry.example/ru/pricing?utm_source=a&secret=b#c'), new Date(0));
  expect(touch).toMatchObject({ page_url: 'https://www.facetry.example/ru/pricing', utm_source: 'a' });
  expect(JSON.stringify(touch)).not.toContain('secret');
});

const firstParty = {
  hosts: ['www.facetry.example', 'app.facetry.example', 'docs.facetry-help.example'],
  domains: ['facetry.example', 'us.github.io'],
};

it.each([
  ['https://search.example/find?q=private', 'https://search.example/find'],
  ['android-app://com.google.android.gm/', 'android-app://com.google.android.gm/'],
  ['https://notfacetry.example/', 'https://notfacetry.example/'],
  ['https://other.github.io/', 'https://other.github.io/'],
  ['https://www.facetry.example/pricing', ''],
  ['https://pay.facetry.example/return', ''],
  ['https://facetry.example/', ''],
  ['https://docs.facetry-help.example/', ''],
  ['https://us.github.io/', ''],
  ['javascript:alert(1)', ''],
  ['', ''],
])('the referrer %s is stored as “%s”', (referrer, expected) => {
  const { source } = describeEntry(new URL('https://www.facetry.example/'), referrer, false, firstParty);
  expect(source.referrer).toBe(expected);
});

it('on a host that SITE_URL does not name, pages of the same host are not referrers', () => {
  const entry = describeEntry(new URL('http://203.0.113.5:3000/faq'), 'http://203.0.113.5:3000/', false, firstParty);
  expect(entry).toMatchObject({ referrerKind: 'internal', source: { referrer: '' } });
});

it.each([
  ['https://www.facetry.example/pricing', 'internal'],
  ['https://app.facetry.example/', 'return'],
  ['https://facetry.example/', 'return'],
  ['https://checkout.stripe.com/c/pay/cs_1', 'return'],
  ['https://www.paypal.com/', 'return'],
  ['https://accounts.google.com/', 'return'],
  ['https://appleid.apple.com/', 'return'],
  ['https://www.google.com/', 'external'],
  ['https://notstripe.com/', 'external'],
  ['https://news.example/', 'external'],
  ['', 'external'],
])('the referrer of a page opened from %s is of the kind %s', (referrer, referrerKind) => {
  const url = new URL('https://www.facetry.example/?UTM_Source=nl&fbclid=F1&ref=R1&callback=c');
  expect(describeEntry(url, referrer, false, firstParty)).toMatchObject({
    referrerKind,
    source: {
      campaign: { utm_source: 'nl', fbclid: 'F1', ref: 'R1' },
      forwardedParams: { utm_source: 'nl', fbclid: 'F1', ref: 'R1' },
    },
  });
});

it("links to the product get their position, the language and the visitor's attribution", () => {
  const forwarded = forwardedParams(
    query('utm_source=a&utm_campaign=b&ref=r&gclid=g&bd_vid=d&other=x&utm_source=second'),
  );
  expect(forwarded).toEqual({ utm_source: 'a', utm_campaign: 'b', ref: 'r', gclid: 'g', bd_vid: 'd' });
  const clicks = { gbraid: '1', wbraid: '2', msclkid: '3', yclid: '4', fbclid: 'x'.repeat(300) };
  expect(forwardedParams(new URLSearchParams(clicks))).toEqual(clicks);
  expect(accountUrl('https://app.facetry.example/register', 'ru-RU', forwarded)).toBe(
    'https://app.facetry.example/register?rel=official_website&lang=ru-RU&utm_source=a&utm_campaign=b&ref=r&gclid=g&bd_vid=d',
  );
});

it('existing parameters of product links are preserved', () => {
  expect(accountUrl('https://x.example/?rel=me&lang=de-DE&utm_source=own', 'ru-RU', { utm_source: 'a' })).toBe(
    'https://x.example/?rel=me&lang=de-DE&utm_source=own',
  );
  expect(accountUrl('https://x.example/', null)).toBe('https://x.example/');
});

it('invalid link URLs are not changed', () => {
  expect(accountUrl('not an address', 'ru-RU', { ref: 'x' })).toBe('not an address');
});

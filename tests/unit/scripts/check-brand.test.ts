import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { companySchema } from '@/lib/config/brand-schema';
import { missingCompanyData } from '@/scripts/check-data';
import { copiedContent } from './copied-content';

const { at, put, found } = copiedContent();

/** A data file of the brand with changed fields, as its issues are reported. */
function issuesWith(name: string, fields: object): string[] {
  const file = `content/brand/${name}`;
  const data = JSON.parse(readFileSync(at(file), 'utf8')) as object;
  put(file, JSON.stringify({ ...data, ...fields }, null, 2));
  return found().map((line) => line.replace(/:\d+:/, ':'));
}

const manrope = { family: 'Manrope', package: '@fontsource-variable/manrope' };

const street = 'Example Street 1';

it.each<[name: string, fields: object, expected: string]>([
  ['brand.json', { name: '' }, 'name: must not be empty'],
  ['brand.json', { name: 'Two\nlines' }, 'name: must be one line'],
  ['brand.json', { name: 7 }, 'name: must be text; put it between quotation marks'],
  ['brand.json', { contactEmail: 'hello' }, 'contactEmail: must be an email address'],
  ['brand.json', { contactEmial: 'a@b.example' }, 'contactEmial: unknown field; did you mean “contactEmail”?'],
  ['brand.json', { facets: ['0 0 1 1 2 2'] }, 'facets: must have at least 6 entries'],
  ['brand.json', { font: undefined }, 'font: missing'],
  ['brand.json', { font: { family: 'A' } }, 'font: must have package or files'],
  ['brand.json', { font: { ...manrope, files: { latin: 'a.woff2' } } }, 'font: must have package or files'],
  ['brand.json', { font: { ...manrope, family: "A'B" } }, 'font.family: must be letters, digits, spaces and hyphens'],
  ['brand.json', { font: { ...manrope, familiy: 'A' } }, 'font.familiy: unknown field; did you mean “family”?'],
  [
    'brand.json',
    { font: { ...manrope, package: 'manrope' } },
    'font.package: must be a package such as @fontsource-variable/manrope',
  ],
  [
    'brand.json',
    { font: { ...manrope, package: '@fontsource-variable/menrope' } },
    'font.package: @fontsource-variable/menrope is not installed: npm install --save-exact @fontsource-variable/menrope',
  ],
  [
    'brand.json',
    { font: { ...manrope, imagePackage: '@fontsource/manrope' } },
    'font.imagePackage: @fontsource/manrope is not installed: npm install --save-exact @fontsource/manrope',
  ],
  [
    'brand.json',
    { font: { family: 'A', files: { latin: 'a.woff2' } } },
    'font.files.latin: content/brand/a.woff2 is missing',
  ],
  ['brand.json', { font: { family: 'A', files: { cyrillic: 'a.woff2' } } }, 'font.files.latin: missing'],
  [
    'brand.json',
    { font: { family: 'A', files: { latin: 'a.woff' } } },
    'font.files.latin: must be the name of a WOFF2 file in content/brand',
  ],
  [
    'brand.json',
    { font: { family: 'A', files: { latin: 'a.woff2', latinext: 'b.woff2' } } },
    'font.files.latinext: unknown field; did you mean “latin-ext”?',
  ],
  ['company.json', { legalFrom: 'GmbH' }, 'legalFrom: unknown field; did you mean “legalForm”?'],
  ['company.json', { website: 'x' }, 'website: unknown field; remove it'],
  ['company.json', { name: 'Two\nlines' }, 'name: must be one line'],
  ['company.json', { address: street }, 'address: must be fields with values'],
  ['company.json', { address: { street, country: 'DE' } }, 'address.city: missing'],
  ['company.json', { address: { street, city: '', country: 'DE' } }, 'address.city: must not be empty in an address'],
  [
    'company.json',
    { address: { street, city: 'Berlin', country: 'Germany' } },
    'address.country: must be a country code of two capital letters, like DE',
  ],
  [
    'company.json',
    { address: { street, town: 'Berlin', city: 'Berlin', country: 'DE' } },
    'address.town: unknown field; remove it',
  ],
  ['company.json', { officers: 'A. Example' }, 'officers: must be a list, between [ and ]'],
  ['company.json', { officers: [''] }, 'officers.0: must not be empty'],
  ['company.json', { mail: 'mail' }, 'mail: must be an email address'],
  ['company.json', { phone: '030 1234567' }, 'phone: must be an international number, like +49 30 1234567'],
  ['company.json', { social: ['x.com/example'] }, 'social.0: must be an https URL'],
])('one issue names file, field and reason in %s with %j', (name, fields, expected) => {
  expect(issuesWith(name, fields)).toEqual([`content/brand/${name}: ${expected}`]);
});

/** The colors of the project with one changed. */
function withColor(theme: 'light' | 'dark', token: string, value: string | undefined): object {
  const colors = JSON.parse(readFileSync('tests/fixtures/content/brand/colors.json', 'utf8')) as Record<string, object>;
  return { [theme]: { ...colors[theme], [token]: value } };
}

it.each<[...change: Parameters<typeof withColor>, expected: string]>([
  ['light', 'accent', 'red', 'light.accent: must be a color like oklch(0.54 0.19 33) or #c5605a'],
  ['dark', 'accent', undefined, 'dark.accent: missing'],
  ['light', 'acent', '#c52f0f', 'light.acent: unknown field; did you mean “accent”?'],
  ['dark', 'shadow', '#000000', 'dark.shadow: unknown field; remove it'],
  ['light', 'on-accent', '#dddddd', 'light.on-accent: has a contrast of 4.08 on accent; WCAG AA asks for at least 4.5'],
  ['dark', 'focus', '#565656', 'dark.focus: has a contrast of 2.41 on color-surface; WCAG AA asks for at least 3'],
])('one issue names theme, color and reason in colors.json: %s %s %s', (theme, token, value, expected) => {
  expect(issuesWith('colors.json', withColor(theme, token, value))).toEqual([`content/brand/colors.json: ${expected}`]);
});

const svg = (shapes: string, viewBox = '0 0 32 32') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes}</svg>`;

it.each([
  [svg('<path d="M0 0h9"/>', '0 0 32 24'), /^must be <svg/],
  ['<path d="M0 0h9"/>', /^must be <svg/],
  [svg('<text>A</text>'), /^must consist of shapes only/],
  [svg('<image href="a.png"/>'), '<image> is not one of g, path, circle, ellipse, line, polygon, polyline, rect'],
  [svg('<path style="fill:red" d="M0 0h9"/>'), 'the attribute style is not supported'],
  [svg('<path onclick="a()" d="M0 0h9"/>'), 'the attribute onclick is not supported'],
  [svg('<path fill="url(#a)" d="M0 0h9"/>'), 'must not refer to other elements'],
])('a logo that pages cannot embed is reported: %s', (text, reason) => {
  put('content/brand/logo.svg', text);
  const [issue = '', ...others] = found();
  expect(others).toEqual([]);
  expect(issue.startsWith('content/brand/logo.svg:1: SVG: ')).toBe(true);
  const message = issue.replace('content/brand/logo.svg:1: SVG: ', '');
  if (typeof reason === 'string') expect(message).toBe(reason);
  else expect(message).toMatch(reason);
});

it('a font file that the brand names is not reported', () => {
  put('content/brand/a.woff2');
  expect(issuesWith('brand.json', { font: { family: 'A', files: { latin: 'a.woff2' } } })).toEqual([]);
});

it('every field of the company can be set', () => {
  const company = {
    name: '',
    legalForm: 'GmbH',
    address: { street, postalCode: '10115', city: 'Berlin', region: '', country: 'DE' },
    register: 'Amtsgericht Berlin, HRB 1',
    taxId: 'DE123456789',
    officers: ['A. Example'],
    mail: 'mail@company.example',
    phone: '+49 30 1234567',
    social: ['https://x.com/example'],
  };
  expect(issuesWith('company.json', company)).toEqual([]);
});

it('once the company is known, what is still a sample is a warning', () => {
  const prices =
    'content/sample/manifest.json: prices: warning: content/prices.json is still the sample; change or remove it';
  const found = issuesWith('company.json', { name: 'Example' });
  expect(found).toContain(prices);
  expect(found).toContainEqual(expect.stringContaining('product: warning: the product is a sample until company.json'));
  put('content/prices.json', readFileSync(at('content/prices.json'), 'utf8').replace('"seats": 3', '"seats": 4'));
  expect(issuesWith('company.json', { name: 'Example' })).not.toContain(prices);
});

it('the check says which data each page about the company needs before it exists', () => {
  const hints = (fields: object) => missingCompanyData(companySchema.parse(fields));
  const address = { street, city: 'Berlin', country: 'DE' };
  expect(hints({ name: 'Example' })).toEqual([
    'content/brand/company.json: the page /imprint does not exist without address, mail',
    'content/brand/company.json: the page /data-processing does not exist without address, mail',
    'content/brand/company.json: the page /press does not exist without mail',
  ]);
  expect(hints({ name: 'Example', address, mail: 'mail@company.example' })).toEqual([]);
});

import { cpSync, readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { formatDiagnostics } from '@/lib/content/diagnostic';
import { checkData } from '@/scripts/check-data';
import { folderPerTest } from '@/tests/temp-folder';

const { at, put } = folderPerTest();

beforeEach(() => {
  cpSync('content', at('content'), { recursive: true });
  cpSync('messages/en', at('messages/en'), { recursive: true });
  vi.spyOn(process, 'cwd').mockReturnValue(at());
});

/** A data file of the brand with changed fields, as its issues are reported. */
function issuesWith(name: string, fields: object): string[] {
  const file = `content/brand/${name}`;
  const data = JSON.parse(readFileSync(at(file), 'utf8')) as object;
  put(file, JSON.stringify({ ...data, ...fields }, null, 2));
  return formatDiagnostics(checkData()).map((line) => line.replace(/:\d+:/, ':'));
}

const street = 'Example Street 1';

it.each<[name: string, fields: object, expected: string]>([
  ['brand.json', { name: '' }, 'name: must not be empty'],
  ['brand.json', { name: 'Two\nlines' }, 'name: must be one line'],
  ['brand.json', { name: 7 }, 'name: must be text; put it between quotation marks'],
  ['brand.json', { contactEmail: 'hello' }, 'contactEmail: must be an email address'],
  ['brand.json', { contactEmial: 'a@b.example' }, 'contactEmial: unknown field; did you mean “contactEmail”?'],
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

import { beforeEach, expect, it, vi } from 'vitest';
import { companySchema, type Company } from '@/lib/config/brand-schema';
import { legalName, overrideCompany, xAccount } from '@/lib/config/company';

const company = (data: object): Company => companySchema.parse(data);

it('empty fields of the company are unset', () => {
  const address = { street: '', postalCode: '', city: '', region: '', country: '' };
  expect(company({ name: ' ', address, mail: '' })).toMatchObject({ officers: [], social: [] });
  expect(Object.values(company({ name: ' ', address, mail: '' })).filter((value) => value !== undefined)).toEqual([
    [],
    [],
  ]);
});

it.each([
  ['Example', 'GmbH', 'Example GmbH'],
  ['Example GmbH', 'GmbH', 'Example GmbH'],
  ['ООО Пример', 'ООО', 'ООО Пример'],
  ['Example', '', 'Example'],
  ['', 'GmbH', undefined],
])('the legal name of “%s” with the form “%s” is %s', (name, legalForm, expected) => {
  expect(legalName(company({ name, legalForm }))).toBe(expected);
});

it.each([
  [['https://x.com/example'], '@example'],
  [['https://linkedin.com/company/example', 'https://www.twitter.com/example/'], '@example'],
  [['https://x.com/i/lists/1'], undefined],
  [['https://max.com/example'], undefined],
  [[], undefined],
])('the X account among %j is %s', (social, expected) => {
  expect(xAccount(company({ social }))).toBe(expected);
});

it('settings override the mail and the X account of the company and keep its other profiles', () => {
  const original = company({ mail: 'a@company.example', social: ['https://x.com/old', 'https://github.com/example'] });
  expect(overrideCompany(original, { mail: 'b@company.example', twitter: '@new' })).toMatchObject({
    mail: 'b@company.example',
    social: ['https://x.com/new', 'https://github.com/example'],
  });
  expect(overrideCompany(original, { mail: undefined, twitter: undefined })).toEqual(original);
});

const ownCompany = { mail: 'mail@company.example', social: ['https://x.com/company'] };
vi.mock('@/lib/config/brand', () => ({
  brand: () => ({ name: 'Own brand', contactEmail: 'hello@brand.example' }),
  company: () => companySchema.parse(ownCompany),
}));

beforeEach(() => {
  vi.resetModules();
});

it('the site has the data of the brand folder', async () => {
  const { site } = await import('@/lib/config/site');
  expect([site.name, site.contactEmail, site.twitter]).toEqual(['Own brand', 'mail@company.example', '@company']);
});

it('the site has the brand’s email address while the company has none', async () => {
  vi.doMock('@/lib/config/brand', () => ({
    brand: () => ({ contactEmail: 'hello@brand.example' }),
    company: () => companySchema.parse({}),
  }));
  const { site } = await import('@/lib/config/site');
  expect([site.contactEmail, site.company.mail, site.twitter]).toEqual(['hello@brand.example', undefined, undefined]);
});

it('settings override the brand folder everywhere', async () => {
  vi.stubEnv('SITE_NAME', 'Another');
  vi.stubEnv('CONTACT_EMAIL', 'mail@another.example');
  vi.stubEnv('TWITTER', '@another');
  const { site } = await import('@/lib/config/site');
  const { organization } = await import('@/lib/seo/json-ld');
  expect([site.name, site.contactEmail, site.twitter]).toEqual(['Another', 'mail@another.example', '@another']);
  expect(organization()).toMatchObject({
    name: 'Another',
    email: 'mail@another.example',
    sameAs: ['https://x.com/another'],
  });
});

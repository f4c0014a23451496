import { expect, it } from 'vitest';
import { companySchema } from '@/lib/config/brand-schema';
import { existingCompanyPages, missingCompanyFields } from '@/lib/urls/company-pages';

const name = 'Example';
const mail = 'mail@company.example';
const address = { street: 'Example Street 1', city: 'Berlin', country: 'DE' };

it.each<[company: object, pages: string[]]>([
  [{}, ['accessibility']],
  [{ name }, ['accessibility']],
  [{ name: ' ', address, mail }, ['accessibility']],
  [{ name, address }, ['accessibility']],
  [{ address, mail }, ['accessibility']],
  [{ name, mail }, ['accessibility', 'press']],
  [{ name, address: { street: '', city: '', country: '' }, mail }, ['accessibility', 'press']],
  [{ name, address, mail }, ['imprint', 'data-processing', 'accessibility', 'press']],
])('a page about the company exists once its data is known: %j', (company, pages) => {
  expect(existingCompanyPages(companySchema.parse(company))).toEqual(pages);
});

it('what is missing for a page is named by its field', () => {
  const missing = (company: object) => missingCompanyFields('imprint', companySchema.parse(company));
  expect(missing({})).toEqual(['name', 'address', 'mail']);
  expect(missing({ name, mail })).toEqual(['address']);
  expect(missing({ name, address, mail })).toEqual([]);
});

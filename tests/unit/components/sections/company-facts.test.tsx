import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, it } from 'vitest';
import { CompanyFacts, type CompanyFact } from '@/components/sections/company-facts';
import { companySchema } from '@/lib/config/brand-schema';
import type { LocaleCode } from '@/lib/i18n/locales';
import { setPageLocale } from '../root-params';

const all: CompanyFact[] = ['name', 'address', 'officers', 'register', 'taxId', 'mail', 'phone', 'social'];

/** Labels and values, with line breaks as `|`. */
async function factsOf(locale: LocaleCode, company: object): Promise<Record<string, string>> {
  setPageLocale(locale);
  const element = await CompanyFacts({ names: all, locale, company: companySchema.parse(company) });
  document.body.innerHTML = (await text((await prerenderToNodeStream(element)).prelude)).replaceAll('<br/>', '|');
  const textsOf = (selector: string) => [...document.querySelectorAll(selector)].map((node) => node.textContent);
  const values = textsOf('dd');
  return Object.fromEntries(textsOf('dt').map((label, i) => [label, values[i]!]));
}

const address = { street: 'Beispielstraße 1', postalCode: '10115', city: 'Berlin', country: 'DE' };

it('a page about the company shows its data with labels in the language of the page', async () => {
  const company = {
    name: 'Beispiel',
    legalForm: 'GmbH',
    address,
    register: 'Amtsgericht Berlin, HRB 1',
    taxId: 'DE123456789',
    officers: ['A. Example', 'B. Example'],
    mail: 'mail@company.example',
    phone: '+49 30 1234567',
    social: ['https://www.linkedin.com/company/example', 'https://x.com/example'],
  };
  expect(await factsOf('fr', company)).toEqual({
    Société: 'Beispiel GmbH',
    Adresse: 'Beispielstraße 1|10115 Berlin|Allemagne',
    'Représentée par': 'A. Example|B. Example',
    Registre: 'Amtsgericht Berlin, HRB 1',
    'Numéro fiscal': 'DE123456789',
    'E-mail': 'mail@company.example',
    Téléphone: '+49 30 1234567',
    'Réseaux sociaux': 'linkedin.com/company/example|x.com/example',
  });
  expect(document.querySelector('a[href^="tel:"]')?.getAttribute('href')).toBe('tel:+49301234567');
});

it('data of the company that is not set is left out', async () => {
  expect(await factsOf('en', { name: 'Example', mail: 'mail@company.example' })).toEqual({
    Company: 'Example',
    Email: 'mail@company.example',
  });
});

it.each([
  [{ ...address, region: 'Brandenburg' }, 'Beispielstraße 1|10115 Berlin|Brandenburg|Germany'],
  [
    { street: '1 Example Street', postalCode: '78701', city: 'Austin', region: 'TX', country: 'US' },
    '1 Example Street|Austin, TX 78701|United States',
  ],
  [{ street: '1 Example Road', city: 'Dublin', country: 'IE' }, '1 Example Road|Dublin|Ireland'],
])('an address has the order of its country: %j', async (parts, expected) => {
  expect((await factsOf('en', { address: parts })).Address).toBe(expected);
});

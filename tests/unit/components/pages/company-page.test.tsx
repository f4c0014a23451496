import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, it, vi } from 'vitest';
import { CompanyPage } from '@/components/pages/company-page';
import { companySchema } from '@/lib/config/brand-schema';
import { withPlainSpaces } from '@/lib/i18n/no-break-spaces';
import { companyPageIds } from '@/lib/urls/catalog';
import { NextContext } from '../next-context';
import { setPageLocale } from '../root-params';

const company = {
  name: 'Beispiel',
  legalForm: 'GmbH',
  address: { street: 'Hafenstraße 1', postalCode: '20457', city: 'Hamburg', country: 'DE' },
  register: 'Amtsgericht Hamburg, HRB 1',
  mail: 'mail@company.example',
};
vi.mock('@/lib/config/brand', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@/lib/config/brand')>()),
  company: () => companySchema.parse(company),
}));

/** Renders a page and returns the main part of its document. */
async function render(id: (typeof companyPageIds)[number]): Promise<HTMLElement> {
  setPageLocale('ru');
  const page = (
    <NextContext path={`/${id}`}>
      <CompanyPage id={id} />
    </NextContext>
  );
  document.body.innerHTML = await text((await prerenderToNodeStream(page)).prelude);
  return document.querySelector('main')!;
}

it.each(companyPageIds)('/%s has one heading, and says how to write to the company', async (id) => {
  const main = await render(id);
  expect(main.querySelectorAll('h1')).toHaveLength(1);
  const targets = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(targets).toContain('/ru/pre-sales');
  expect(targets).toContain('mailto:mail@company.example');
});

it('a page about the company shows only the data that belongs there', async () => {
  const facts = async (id: (typeof companyPageIds)[number]) =>
    [...(await render(id)).querySelectorAll('dt')].map((name) => withPlainSpaces(name.textContent));
  expect(await facts('imprint')).toEqual(['Компания', 'Адрес', 'Запись в реестре', 'Электронная почта']);
  expect(await facts('data-processing')).toEqual(['Компания', 'Адрес', 'Электронная почта']);
  expect(await facts('accessibility')).toEqual([]);
});

it('the press page offers the logo and pictures as files', async () => {
  const targets = [...(await render('press')).querySelectorAll('a')].map((link) => link.getAttribute('href')!);
  const files = targets.filter((target) => /\.(?:svg|png)$/.test(target));
  expect(files.slice(0, 2)).toEqual(['/icon.svg', '/icon-512.png']);
  expect(files.slice(2)).toEqual([
    expect.stringMatching(/^\/og\/\w+\/ru\/home\.png$/),
    expect.stringMatching(/^\/og\/\w+\/ru\/download\.png$/),
    expect.stringMatching(/^\/og\/\w+\/ru\/antidetect-browser\.png$/),
  ]);
});

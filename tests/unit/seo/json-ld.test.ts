import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { companySchema } from '@/lib/config/brand-schema';
import type { PageCopy } from '@/lib/content/page-copy';
import { contentIndex } from '@/lib/content/content-index';
import { getArticle } from '@/lib/pages/articles';
import { articleJsonLd, howTo, organization, softwareApplication } from '@/lib/seo/json-ld';
import { translated } from '../../articles';

it('the organization has an id and a logo on the home page, and other pages refer to the id', () => {
  const { '@id': organizationId, logo, url } = organization() as unknown as Record<string, unknown>;
  expect(organizationId).toBe(`${String(url)}/#organization`);
  expect(logo).toMatchObject({ '@type': 'ImageObject', url: `${String(url)}/icon-512.png` });
  const { publisher } = softwareApplication('ru', { description: '' } as PageCopy) as unknown as {
    publisher: Record<string, unknown>;
  };
  expect(publisher['@id']).toBe(organizationId);
  expect(publisher).not.toHaveProperty('url');
});

it('the organization has the data of the company that is set, and nothing else', () => {
  const fields = (data: unknown) => JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
  const companyFields = ['legalName', 'address', 'email', 'telephone', 'taxID', 'sameAs'];
  expect(Object.keys(fields(organization(companySchema.parse({}))))).not.toEqual(expect.arrayContaining(companyFields));
  const company = companySchema.parse({
    name: 'Example',
    legalForm: 'GmbH',
    address: { street: 'Example Street 1', postalCode: '10115', city: 'Berlin', region: '', country: 'DE' },
    taxId: 'DE123456789',
    mail: 'mail@company.example',
    phone: '+49 30 1234567',
    social: ['https://x.com/example'],
  });
  expect(fields(organization(company))).toMatchObject({
    legalName: 'Example GmbH',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Example Street 1',
      postalCode: '10115',
      addressLocality: 'Berlin',
      addressCountry: 'DE',
    },
    email: 'mail@company.example',
    telephone: '+49 30 1234567',
    taxID: 'DE123456789',
    sameAs: ['https://x.com/example'],
  });
});

it('the product has offers only if they are given', () => {
  const copy = { description: '' } as PageCopy;
  expect(softwareApplication('en', copy)).toMatchObject({ offers: undefined });
  const offer = { name: 'Solo', price: 9, priceCurrency: 'USD' };
  expect(softwareApplication('en', copy, [offer])).toMatchObject({ offers: [{ '@type': 'Offer', ...offer }] });
});

it('only help articles with one numbered list have HowTo steps', async () => {
  const article = await getArticle('helps', translated('helps', { text: /^1\. /m }).id, 'ru');
  expect(howTo('ru', article)!.step).toHaveLength(load(article.html)('ol > li').length);
  const steps = await Promise.all(
    contentIndex().helps.map(async ({ id }) => {
      const article = await getArticle('helps', id, 'en');
      return { hasSteps: howTo('en', article) !== null, lists: article.html.match(/<ol>/g)?.length };
    }),
  );
  expect(steps.filter(({ hasSteps, lists }) => hasSteps !== (lists === 1))).toEqual([]);
  expect(steps.filter(({ hasSteps }) => hasSteps).length).toBeGreaterThan(10);
});

it('an article has its Open Graph image, and as author the team with its page, or the company', async () => {
  const article = await getArticle('blog', translated('blog').id, 'ru');
  const image = 'https://www.facetry.example/og/0123456789/ru/blog/one.png';
  expect(articleJsonLd('ru', 'blog', article, 'Product team', image)).toMatchObject({
    image,
    author: {
      '@type': 'Organization',
      name: 'Product team',
      url: expect.stringMatching(/\/ru\/about-us$/) as string,
      parentOrganization: { '@id': 'https://www.facetry.example/#organization' },
    },
  });
  expect(articleJsonLd('ru', 'blog', article)!.author).toMatchObject({ '@type': 'Organization', name: 'Facetry' });
});

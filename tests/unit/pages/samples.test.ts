import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { companySchema } from '@/lib/config/brand-schema';
import { findSamples, sampleDigest, sampleManifestFile, type SampleManifest } from '@/lib/pages/samples';
import { currentManifest } from '@/scripts/sample-manifest';

const manifest: SampleManifest = {
  brand: {},
  prices: { 'prices.json': 'p' },
  referral: { 'referral.json': 't' },
  releases: { 'releases.json': 'r', '1-0-0.md': 'n' },
  news: { 'one.md': '1', 'two.md': '2' },
};
const shipped = Object.assign({}, ...Object.values(manifest)) as Record<string, string>;
const address = { street: 'Example Street 1', city: 'Berlin', country: 'DE' };

type Case = { name?: string; address?: object; downloadUrl?: string; apiBaseUrl?: string };

const isProductSample = ({ downloadUrl, apiBaseUrl, ...company }: Case) =>
  findSamples(
    {
      company: companySchema.parse(company),
      downloadUrls: { com_win64: undefined, linux: downloadUrl },
      apiBaseUrl,
    },
    manifest,
    () => undefined,
  ).product;

const downloadUrl = 'https://cdn.example/app.deb';
const apiBaseUrl = 'https://api.example';

it.each<[expected: boolean, facts: Case]>([
  [true, {}],
  [true, { name: 'Example' }],
  [true, { address }],
  [true, { downloadUrl }],
  [true, { apiBaseUrl }],
  [true, { name: 'Example', address }],
  [true, { name: 'Example', downloadUrl }],
  [true, { address, downloadUrl, apiBaseUrl }],
  [true, { name: ' ', address, downloadUrl }],
  [true, { name: 'Example', address: { street: '', city: '', country: '' }, downloadUrl }],
  [false, { name: 'Example', address, downloadUrl }],
  [false, { name: 'Example', address, apiBaseUrl }],
  [false, { name: 'Example', address, downloadUrl, apiBaseUrl }],
])('whether the product is a sample is %s with %j', (expected, facts) => {
  expect(isProductSample(facts)).toBe(expected);
});

const contentWith = (changes: Readonly<Record<string, string | undefined>>) =>
  findSamples({ company: companySchema.parse({}), downloadUrls: {}, apiBaseUrl: undefined }, manifest, (file) =>
    file in changes ? changes[file] : shipped[file],
  ).files;

const all = {
  prices: ['prices.json'],
  referral: ['referral.json'],
  releases: ['releases.json', '1-0-0.md'],
  news: ['one.md', 'two.md'],
};

it.each<[changes: Record<string, string | undefined>, expected: Partial<typeof all>]>([
  [{}, {}],
  [{ 'prices.json': 'own' }, { prices: [] }],
  [{ 'referral.json': 'own' }, { referral: [] }],
  [{ 'releases.json': 'own' }, { releases: ['1-0-0.md'] }],
  [{ 'releases.json': 'own', '1-0-0.md': undefined }, { releases: [] }],
  [{ 'one.md': undefined }, { news: ['two.md'] }],
  [{ 'one.md': undefined, 'two.md': 'own' }, { news: [] }],
  [{ 'prices.json': 'r' }, { prices: [] }],
])('a part is a sample while one of its files is as shipped: %j', (changes, expected) => {
  expect(contentWith(changes)).toEqual({ ...all, ...expected });
});

it('the manifest has the digests of the sample files, while the brand is the shipped one', () => {
  const recorded = JSON.parse(readFileSync(sampleManifestFile, 'utf8')) as SampleManifest;
  const isShippedBrand = Object.entries(recorded.brand).every(([file, digest]) => sampleDigest(file) === digest);
  expect(recorded, 'run npm run content:sample').toEqual(isShippedBrand ? currentManifest() : recorded);
});

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { brandFile, colorsFile, companyFile, iconFile, logoFile } from '@/lib/config/brand';
import { companySchema, type Company } from '@/lib/config/brand-schema';
import { site } from '@/lib/config/site';
import { campaignsFile } from '@/lib/content/campaigns';
import { readData, type ReadData } from '@/lib/content/data-file';
import { ContentError, isError, type ContentIssue, type Diagnostic } from '@/lib/content/diagnostic';
import { dataFolder, sourceFile } from '@/lib/config/source-file';
import { authorsFile, taxonomyFile } from '@/lib/content/taxonomy';
import { navigationFile } from '@/lib/pages/navigation-schema';
import { findSamples, sampleDigest, sampleManifestFile } from '@/lib/pages/samples';
import { pricesFile, priceWarnings } from '@/lib/pricing/prices-schema';
import { alternativesFile } from '@/lib/urls/alternatives';
import { companyPageIds } from '@/lib/urls/catalog';
import { missingCompanyFields } from '@/lib/urls/company-pages';
import { pathTo } from '@/lib/urls/path-to';
import { solutionsFile } from '@/lib/urls/solutions';
import { checkLocales } from './check-locales';
import { localesFile } from '@/lib/i18n/locales-schema';
import { sourceLocale } from '@/lib/i18n/locales';
import { readJson } from '@/lib/content/json-file';
import { checkBrand, checkColors, checkDrawing, ownFontFiles } from './check-brand';
import { checkCopyOf, checkNavigation } from './check-catalog';
import { dataSchemas, type DataFile, type ReadDataOf } from './data-schemas';

/**
 * Checks the files of `content/`: each against its schema, and the message keys in them. The targets of redirects are
 * checked once the pages are known.
 */

type Located<T> = { value: T; path: (string | number)[] };

/** Reports keys that a group of English messages lacks. */
function missingMessages(
  keys: readonly Located<string>[],
  file: string,
  group: string,
  lineOf: ReadData<unknown>['lineOf'],
): ContentIssue[] {
  const messages = readJson(path.join('messages', sourceLocale, file)) as Record<string, unknown>;
  const groups = group === '' ? [] : group.split('.');
  const known = groups.reduce<unknown>((parent, name) => (parent as typeof messages | undefined)?.[name], messages) as
    typeof messages | undefined;
  return keys
    .filter(({ value }) => known?.[value] === undefined)
    .map(({ value, path: at }) => ({
      line: lineOf(at),
      field: at.join('.'),
      reason: `“${value}” is missing from ${group === '' ? '' : `${group} in `}messages/${sourceLocale}/${file}`,
    }));
}

function checkAuthors({ data, lineOf }: ReadDataOf<typeof authorsFile>): ContentIssue[] {
  return missingMessages(
    data.map((value, i) => ({ value, path: [i] })),
    'articles.json',
    'authors',
    lineOf,
  );
}

function checkTaxonomy({ data, lineOf }: ReadDataOf<typeof taxonomyFile>): ContentIssue[] {
  const names: Located<string>[] = [
    ...data.categories.map((value, i) => ({ value, path: ['categories', i] })),
    ...Object.keys(data.tags).map((value) => ({ value, path: ['tags', value] })),
  ];
  const topics = Object.entries(data.tags).flatMap(([tag, { cta }]) =>
    cta ? [{ value: cta.topic, path: ['tags', tag, 'cta', 'topic'] }] : [],
  );
  return [
    ...missingMessages(names, 'taxonomy.json', '', lineOf),
    ...missingMessages(topics, 'articles.json', 'cta', lineOf),
  ];
}

function checkCampaigns({ data, lineOf }: ReadDataOf<typeof campaignsFile>): ContentIssue[] {
  const keys = data.flatMap(({ text, register }, i) => [
    { value: text, path: [i, 'text'] },
    { value: register, path: [i, 'register'] },
  ]);
  return [
    ...missingMessages(keys, 'client.json', 'promoBanner', lineOf),
    ...data.flatMap(({ from, until }, i) =>
      until !== null && until < from
        ? [{ line: lineOf([i, 'until']), field: `${i}.until`, reason: `is before “from”, ${from}` }]
        : [],
    ),
  ];
}

/** Checks the texts of plans and periods, and warns about unusual prices: pricing is the operator's decision. */
function checkPrices({ data, lineOf }: ReadDataOf<typeof pricesFile>): ContentIssue[] {
  const keysOf = (field: 'plans' | 'savings') =>
    Object.keys(data[field]).map((value) => ({ value, path: [field, value] }));
  const missing = (field: 'plans' | 'savings', group: string) =>
    missingMessages(keysOf(field), 'pricing.json', group, lineOf);
  const warnings = priceWarnings(data).map((warning) => ({
    line: lineOf(warning.field.split('.')),
    isWarning: true,
    ...warning,
  }));
  return [
    ...missing('plans', 'plans'),
    ...missing('plans', 'comparison.support'),
    ...missing('savings', 'period'),
    ...missing('savings', 'billed'),
    ...warnings,
  ];
}

/** Warns of what is still a sample, once the company is known. */
function checkSamples({ data: manifest, lineOf }: ReadDataOf<typeof sampleManifestFile>): ContentIssue[] {
  const { data: company } = readData(companyFile, companySchema);
  if (!company.name) return [];
  const { product, files } = findSamples({ ...site, company }, manifest, sampleDigest);
  const incomplete = 'the product is a sample until company.json has a name and an address, and a download URL is set';
  return [
    ...(product ? [{ line: 1, field: 'product', isWarning: true, reason: incomplete }] : []),
    ...Object.entries(files).flatMap(([part, shipped]) =>
      shipped.map((file) => ({
        line: lineOf([part, file]),
        field: part,
        isWarning: true,
        reason: `${file} is still the sample; change or remove it`,
      })),
    ),
  ];
}

/** Checks that need other files, or several fields that no schema compares. */
const otherChecks: { readonly [File in DataFile]?: (read: ReadDataOf<File>) => ContentIssue[] } = {
  [alternativesFile]: (read) => checkCopyOf('alternatives', read),
  [authorsFile]: checkAuthors,
  [brandFile]: checkBrand,
  [campaignsFile]: checkCampaigns,
  [colorsFile]: checkColors,
  [localesFile]: checkLocales,
  [navigationFile]: checkNavigation,
  [pricesFile]: checkPrices,
  [sampleManifestFile]: checkSamples,
  [solutionsFile]: (read) => checkCopyOf('solutions', read),
  [taxonomyFile]: checkTaxonomy,
};

const isDataFile = (file: string): file is DataFile => Object.hasOwn(dataSchemas, file);

const dataFiles = [...Object.keys(dataSchemas), iconFile, logoFile].toSorted();

/** Files to which others refer: while one is invalid, the others are not checked. */
const referencedFiles = [brandFile, companyFile, solutionsFile, alternativesFile, pricesFile];

function findIssues(file: string): ContentIssue[] {
  if (!isDataFile(file)) return checkDrawing(file);
  const read = readData<unknown>(file, dataSchemas[file]);
  return (otherChecks[file] as ((checked: typeof read) => ContentIssue[]) | undefined)?.(read) ?? [];
}

function checkFile(file: string): readonly Diagnostic[] {
  try {
    return findIssues(file).map((issue) => ({ file, ...issue }));
  } catch (error) {
    if (error instanceof ContentError) return error.diagnostics;
    throw error;
  }
}

/** For each page about the company that does not exist: which of its data is missing. No issue: it may stay so. */
export const missingCompanyData = (company: Company = site.company): string[] =>
  companyPageIds
    .map((page) => ({ path: pathTo('html', { html: page }), missing: missingCompanyFields(page, company) }))
    .filter(({ missing }) => missing.length > 0)
    .map(({ path, missing }) => `${companyFile}: the page ${path} does not exist without ${missing.join(', ')}`);

/** Returns the issues of all data files, and of files that nothing reads. */
export function checkData(): Diagnostic[] {
  const referenced = referencedFiles.flatMap(checkFile);
  const isValid = !referenced.some(isError);
  const known = new Set([...dataFiles, `${dataFolder}/README.md`, ...(isValid ? ownFontFiles() : [])]);
  const unknown = readdirSync(sourceFile(dataFolder), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => path.relative(sourceFile('.'), path.join(parentPath, name)).replaceAll('\\', '/'))
    // While brand.json is invalid, its font files are not known.
    .filter((file) => !known.has(file) && (isValid || !file.endsWith('.woff2')))
    .map((file) => ({ file, line: 1, field: 'file name', reason: 'a file with this name is ignored; remove it' }));
  const others = isValid ? dataFiles.filter((file) => !referencedFiles.includes(file)) : [];
  return [...unknown, ...referenced, ...others.flatMap(checkFile)];
}

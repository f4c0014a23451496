import { readdirSync, rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { replaceInFile } from '../pages/invalid-content';
import { copiedContent } from './copied-content';

const { at, put, found } = copiedContent();

it('the frozen data files are valid', () => {
  expect(found()).toEqual([]);
});

const dataFiles = readdirSync('tests/fixtures/content', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(?:json|yaml)$/.test(name),
);

it.each(dataFiles)('an empty or missing data file %s is reported with its name', (name) => {
  put(`content/${name}`, '');
  expect(found()[0]).toMatch(new RegExp(`^content/${name}:1: `));
  rmSync(at('content', name));
  expect(found()).toEqual([`content/${name}:1: file name: the file is missing`]);
});

it.each([
  ['prices.json', '"seats": 3', '"seats": 0', '27: plans.team.seats: must be at least 1'],
  ['prices.json', '"seats": 3,', '"seats": 3', '28: JSON: a comma is missing between two entries'],
  ['prices.json', '"PLN": 160', '"PNL": 160', /^29: plans\.team\.price\.PNL: .*; did you mean “PLN”\?$/],
  [
    'prices.json',
    '"PLN": { "f',
    '"PLM": { "f',
    /^5: currencies\.PLM: currency “PLM” is not in ISO 4217; did you mean “PLN”/,
  ],
  ['prices.json', '"recommended": "team"', '"recommended": "teem"', /^9: recommended: .*; did you mean “team”\?$/],
  ['prices.json', '"#zł"', '"zł"', '5: currencies.PLN.format: must contain the amount as one “#”, such as “$#”'],
  ['prices.json', '["pt"]', '["pr"]', /^4: currencies\.BRL\.locales\.0: “pr” is unknown; did you mean “\w+”\?$/],
  [
    'prices.json',
    '"solo": {',
    '"single": {',
    '18: plans.single: “single” is missing from plans in messages/en/pricing.json',
  ],
  [
    'prices.json',
    '"yearly"',
    '"annual"',
    '8: savings.annual: “annual” is missing from period in messages/en/pricing.json',
  ],
  ['referral-program.json', '"PLN"', '"PLZ"', /minimum\.PLZ: “PLZ” is unknown; did you mean “PLN”\?$/],
  ['authors.json', '"support"', '"suport"', '1: 1: “suport” is missing from authors in messages/en/articles.json'],
  ['taxonomy.json', '"page": "teamwork"', '"page": "team"', /^8: tags\.teams\.cta\.page: /],
  ['taxonomy.json', '"guides"', '"guide"', '2: categories.0: “guide” is missing from messages/en/taxonomy.json'],
  ['campaigns.json', '"until": null', '"until": "2025-12-31"', '1: 0.until: is before “from”, 2026-01-01'],
  ['campaigns.json', '"until"', '"util"', '1: 0.util: unknown field; did you mean “until”?'],
  ['redirects.json', '"status": 410', '"status": 200', /^7: 5: must have from, to and status/],
  ['releases.json', '"1.4.0"', '"1.4"', '2: newest.version: must be a version like 1.4.0'],
  ['citation-sources.json', 'https://', 'http://', /^4: gologin-alternative\.engines\.url: /],
  ['local-api.yaml', 'operationId: listProfiles', 'operation: listProfiles', /^\d+: paths\./],
  ['local-api.yaml', 'openapi: 3.1.0', 'openapi: [3.1.0', /^\d+: YAML: /],
])('a mistake in the data file %s is reported with line, field and reason: %s', (name, from, to, expected) => {
  replaceInFile(at(), `content/${name}`, from, to);
  const [first = ''] = found();
  const message = first.replace(`content/${name}:`, '');
  if (typeof expected === 'string') expect(message).toBe(expected);
  else expect(message).toMatch(expected);
});

it('a data file that is not read is reported', () => {
  put('content/price.json', '{}');
  expect(found()).toEqual(['content/price.json:1: file name: a file with this name is ignored; remove it']);
});

import { expect, it } from 'vitest';
import { isSatisfied, licenseIssues } from '@/scripts/packages/check-licenses';
import { licenseOf, noLicense } from '@/scripts/packages/installed-packages';

const isAllowed = (license: string) => ['MIT', 'Zlib'].includes(license);

it.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['(MIT OR GPL-2.0)', true],
  ['GPL-2.0 OR MIT', true],
  ['(MIT AND Zlib)', true],
  ['MIT AND GPL-2.0', false],
  ['(GPL-2.0 AND Zlib) OR MIT', false],
  [noLicense, false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['UNLICENSED', false],
  ['', false],
])('the license %s is satisfied by MIT and Zlib: %s', (expression, isSo) => {
  expect(isSatisfied(expression, isAllowed)).toBe(isSo);
});

it.each([
  [{ license: 'MIT' }, 'MIT'],
  [{ license: { type: 'ISC' } }, 'ISC'],
  [{ licenses: [{ type: 'MIT' }, { type: 'Apache-2.0' }] }, 'MIT OR Apache-2.0'],
  [{}, noLicense],
])('the license of a package is read from %j', (manifest, license) => {
  expect(licenseOf(manifest)).toBe(license);
});

const table = {
  allowed: { MIT: 'asks for its text' },
  exceptions: [{ name: '@img/*', license: 'LGPL-3.0-or-later', reason: 'a library of its own' }],
};
const packageOf = (name: string, license: string) => ({ name, version: '1.0.0', license });
const linked = packageOf('@img/vips', 'MIT AND LGPL-3.0-or-later');

it.each([
  ['allowed by the table, or for one package with a reason', [packageOf('one', 'MIT'), linked], []],
  [
    'rejected with the name of the package if they are others',
    [linked, packageOf('img', 'LGPL-3.0-or-later')],
    ['img 1.0.0 has the license LGPL-3.0-or-later, which scripts/packages/licenses.json does not allow.'],
  ],
  [
    'reported if an exception for them is unused',
    [packageOf('@img/vips', 'MIT')],
    ['No package @img/* has the license LGPL-3.0-or-later any more. Remove its exception.'],
  ],
])('licenses are %s', (_, packages, issues) => {
  expect(licenseIssues(packages, table)).toEqual(issues);
});

import { describe, expect, it } from 'vitest';
import { isMet, licenceIssues } from '@/scripts/packages/check-licences';
import { licenceOf, noLicence } from '@/scripts/packages/installed-packages';

const mayBe = (licence: string) => ['MIT', 'Zlib'].includes(licence);

describe('license', () => {
  it.each([
    ['MIT', true],
    ['GPL-3.0-only', false],
    ['(MIT OR GPL-2.0)', true],
    ['GPL-2.0 OR MIT', true],
    ['(MIT AND Zlib)', true],
    ['MIT AND GPL-2.0', false],
    ['(GPL-2.0 AND Zlib) OR MIT', false],
    [noLicence, false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['UNLICENSED', false],
    ['', false],
  ])('%s is satisfied by MIT and Zlib: %s', (expression, isSo) => {
    expect(isMet(expression, mayBe)).toBe(isSo);
  });

  it.each([
    [{ license: 'MIT' }, 'MIT'],
    [{ license: { type: 'ISC' } }, 'ISC'],
    [{ licenses: [{ type: 'MIT' }, { type: 'Apache-2.0' }] }, 'MIT OR Apache-2.0'],
    [{}, noLicence],
  ])('the license is read from %j', (manifest, licence) => {
    expect(licenceOf(manifest)).toBe(licence);
  });
});

describe('licenses of packages', () => {
  const table = {
    allowed: { MIT: 'asks for its text' },
    exceptions: [{ name: '@img/*', licence: 'LGPL-3.0-or-later', reason: 'a library of its own' }],
  };
  const packageOf = (name: string, licence: string) => ({ name, version: '1.0.0', licence });
  const linked = packageOf('@img/vips', 'MIT AND LGPL-3.0-or-later');

  it('licenses are allowed by the table, or for one package with a reason', () => {
    expect(licenceIssues([packageOf('one', 'MIT'), linked], table)).toEqual([]);
  });

  it("other licenses are rejected with the package's name", () => {
    expect(licenceIssues([linked, packageOf('img', 'LGPL-3.0-or-later')], table)).toEqual([
      'img 1.0.0 has the license LGPL-3.0-or-later, which scripts/packages/licences.json does not allow.',
    ]);
  });

  it('unused exceptions are reported', () => {
    expect(licenceIssues([packageOf('@img/vips', 'MIT')], table)).toEqual([
      'No package @img/* has the license LGPL-3.0-or-later any more. Remove its exception.',
    ]);
  });
});

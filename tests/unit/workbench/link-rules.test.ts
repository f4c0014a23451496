import { describe, expect, it } from 'vitest';
import type { LinkRow } from '@/lib/api/links/link-row';
import { checkFields, checkSavedLink, isExpired, shownTarget } from '@/lib/workbench/check-link';
import { readLinkFields, toLinkChange, toLinkFields, toLinkInput } from '@/lib/workbench/link-fields';
import { linksSearch, parseLinksQuery, toLinkFilter } from '@/lib/workbench/links-query';
import { context } from '@/tests/unit/request-routing/test-context';

const saved: LinkRow = {
  ...{ id: 'flyer', target: '/pricing?plan=team', locale: 'pt', title: 'Flyer', folder: 'print', tags: ['a', 'b'] },
  ...{ utmSource: 'flyer', utmMedium: null, utmCampaign: 'autumn', utmTerm: null, utmContent: null },
  ...{ ref: null, inviteCode: null, expiresAt: new Date('2026-12-31T18:00:00Z'), archivedAt: null },
  ...{ createdAt: new Date(0), createdBy: 'ada', updatedAt: new Date(0), updatedBy: 'ada' },
};

describe('the form of a link', () => {
  it('leaves empty fields out, and splits tags', () => {
    expect(toLinkInput({ target: ' /pricing', locale: '', source: ' ', tags: 'a, b,,c ' })).toEqual({
      target: ' /pricing',
      tags: ['a', 'b', 'c'],
    });
  });

  it('shows a saved link, and changes nothing when it is sent back unchanged', () => {
    const fields = toLinkFields(saved);
    expect(fields).toMatchObject({ target: '/pricing?plan=team', locale: 'pt', tags: 'a, b', expiresAt: '2026-12-31' });
    expect(toLinkChange(fields, saved)).toEqual({
      ...{ target: '/pricing?plan=team', locale: 'pt', title: 'Flyer', folder: 'print', tags: ['a', 'b'] },
      ...{ source: 'flyer', medium: '', campaign: 'autumn', content: '', term: '', ref: '', inviteCode: '' },
    });
  });

  it('empties fields, and changes the last day', () => {
    const change = { ...toLinkFields(saved), source: '', title: '', target: '' };
    expect(toLinkChange({ ...change, expiresAt: '2027-01-31' }, saved)).toMatchObject({
      ...{ source: '', title: '', target: '', expiresAt: '2027-01-31' },
    });
    expect(toLinkChange({ ...change, expiresAt: '' }, saved).expiresAt).toBeNull();
  });

  it('reads its fields from an address, and nothing else', () => {
    const search = new URLSearchParams('target=/faq&source=mail&action=create&__proto__=x');
    expect(readLinkFields(search)).toEqual({ target: '/faq', source: 'mail' });
  });
});

describe('checks of a link', () => {
  const vocabulary = { source: ['newsletter', 'flyer'], medium: ['email'] };
  const check = (fields: object) => checkFields(fields, vocabulary, context);
  const rulesOf = (fields: object) =>
    check(fields).warnings.map(({ field, rule, suggestion }) => [field, rule, suggestion]);

  it('find near misses and other spellings of what the team uses', () => {
    expect(rulesOf({ target: '/pricing', source: 'newsleter' })).toEqual([['source', 'near-miss', 'newsletter']]);
    expect(rulesOf({ target: '/pricing', source: 'flyer', medium: 'E-Mail' })).toEqual([
      ['medium', 'mixed-spelling', 'email'],
    ]);
    expect(rulesOf({ target: '/pricing', source: 'NewsLetter' })).toEqual([['source', 'capitals', 'newsletter']]);
    expect(rulesOf({ target: '/pricing', source: 'newsletter', medium: 'email' })).toEqual([]);
  });

  it('say where a link leads, and that its page is not written in a language', () => {
    expect(check({ target: '/old-pricing', locale: 'ru', source: 'flyer' }).check).toMatchObject({
      ...{ url: 'https://www.facetry.example/ru/pricing?utm_source=flyer', isRedirected: true, isUntranslated: false },
      page: { locale: 'ru', path: '/pricing' },
    });
    expect(check({ target: '/blog/english-only', locale: 'ru' }).check).toMatchObject({ isUntranslated: true });
    expect(check({ target: 'https://app.facetry.example/x' }).check).toMatchObject({ page: null });
  });

  it.each([
    [{ target: '/nothing' }, [['target', 'no-page']]],
    [{ target: 'https://evil.example/' }, [['target', 'foreign']]],
    [{ target: 'javascript:alert(1)' }, [['target', 'foreign']]],
    [
      { target: '/pricing', slug: 'a b', title: 'x'.repeat(201) },
      [
        ['slug', 'slug'],
        ['title', 'too-long'],
      ],
    ],
    [{ target: '/pricing', expiresAt: '31.12.2026' }, [['expiresAt', 'expiry']]],
    [{ target: '/pricing', expiresAt: '9999-12-31' }, [['expiresAt', 'expiry']]],
    [{}, [['target', 'missing']]],
  ])('%j has the issues %j', (fields, issues) => {
    const { issues: found, check: target } = check(fields);
    expect(found.map(({ field, reason }) => [field, reason])).toEqual(issues);
    expect(target).toBeNull();
  });

  it('find saved links whose page has been removed', () => {
    expect(checkSavedLink(saved, context)?.url).toContain('/pt/pricing?plan=team&utm_source=flyer&utm_campaign=autumn');
    expect(checkSavedLink({ ...saved, target: '/free-proxies' }, context)).toBeNull();
  });
});

it('a target is shown with its language, a URL as it is', () => {
  expect(shownTarget(saved)).toBe('/pt/pricing?plan=team');
  expect(shownTarget({ target: 'https://app.facetry.example/x', locale: null })).toBe('https://app.facetry.example/x');
});

it('a link has expired from its time on', () => {
  expect(isExpired({ expiresAt: null })).toBe(false);
  expect(isExpired({ expiresAt: new Date(Date.now() - 1) })).toBe(true);
  expect(isExpired({ expiresAt: new Date(Date.now() + 60_000) })).toBe(false);
});

describe('the query of the list', () => {
  it('is its whole state, and has short addresses', () => {
    const query = parseLinksQuery(
      new URLSearchParams('q=fl&folder=print&tag=a&state=expired&sort=clicks&period=7d&page=3'),
    );
    expect(query).toEqual({
      ...{ text: 'fl', folder: 'print', tag: 'a', state: 'expired', sort: 'clicks', period: '7d', page: 3 },
    });
    expect(parseLinksQuery(new URLSearchParams(linksSearch(query)))).toEqual(query);
    expect(linksSearch(parseLinksQuery(new URLSearchParams()))).toBe('');
  });

  it.each(['page=0', 'page=-1', 'page=1e9', 'page=x', 'state=gone', 'sort=random', 'period=99d', 'q=%00'])(
    'leaves out what it cannot be: %s',
    (search) => {
      expect(linksSearch(parseLinksQuery(new URLSearchParams(search)))).toBe('');
    },
  );

  it('filters by what is given', () => {
    expect(toLinkFilter(parseLinksQuery(new URLSearchParams('tag=a')))).toEqual({ tag: 'a', state: 'active' });
  });
});

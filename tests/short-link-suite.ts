import { expect, it } from 'vitest';
import { exportLinks, formatLinksCsv } from '@/lib/api/links/export-links';
import { importLinks } from '@/lib/api/links/import-links';
import { readLinkVocabulary } from '@/lib/api/links/link-vocabulary';
import { listFolders, listLinks, type LinkOrder } from '@/lib/api/links/list-links';
import { archiveLink, changeLink, createLink, findLink, LinkInputError } from '@/lib/api/links/save-link';
import { shortLinkClicks, shortLinks } from '@/lib/api/store/short-links-schema';
import type { Store } from '@/lib/api/store/store';
import { context } from '@/tests/unit/request-routing/test-context';

/** What short links promise of either store. */

const editing = { by: 'ada', context };
const create = (store: Store, input: object) => createLink(store.db, input as never, editing);
const issuesOf = (work: Promise<unknown>) =>
  work.then(
    () => [],
    (error: LinkInputError) => error.issues,
  );

/** @param open returns the store, which has no short links at first */
export function testShortLinks(open: () => Store): void {
  const clear = () => open().db.delete(shortLinks);

  it('a link gets the slug that was wished for, in lower case, or eight random characters', async () => {
    await clear();
    const wished = await create(open(), { slug: ' Flyer-2026 ', target: '/pricing' });
    expect(wished.link).toMatchObject({ id: 'flyer-2026', target: '/pricing', locale: 'en', createdBy: 'ada' });
    const slugs = await Promise.all(Array.from({ length: 20 }, () => create(open(), { target: '/pricing' })));
    for (const { link } of slugs) expect(link.id).toMatch(/^[a-z0-9]{8}$/);
    expect(new Set(slugs.map(({ link }) => link.id)).size).toBe(20);
  });

  it('a slug is given once, whatever its case', async () => {
    await clear();
    await create(open(), { slug: 'abc', target: '/pricing' });
    expect(await issuesOf(create(open(), { slug: 'ABC', target: '/faq' }))).toEqual([
      { field: 'slug', reason: 'taken' },
    ]);
    expect((await findLink(open().db, 'ABC'))?.target).toBe('/pricing');
  });

  it('a target is stored without its language, which may be in its path or on its own', async () => {
    await clear();
    const target = async (input: object) => {
      const { link } = await create(open(), input);
      return [link.locale, link.target];
    };
    expect(await target({ target: '/ru/pricing?a=1#faq' })).toEqual(['ru', '/pricing?a=1#faq']);
    expect(await target({ target: 'https://www.facetry.example/vi/docs/faq' })).toEqual(['vn', '/docs/faq']);
    expect(await target({ target: '/pricing', locale: 'zh' })).toEqual(['zh', '/pricing']);
    expect(await target({ target: '/' })).toEqual(['en', '/']);
    expect(await target({ target: 'https://app.facetry.example/x?a=1' })).toEqual([
      null,
      'https://app.facetry.example/x?a=1',
    ]);
  });

  it('what a link should be looked at for is said when it is created', async () => {
    await clear();
    const { check } = await create(open(), { target: '/old-pricing', source: 'flyer' });
    expect(check).toEqual({
      url: 'https://www.facetry.example/pricing?utm_source=flyer',
      isRedirected: true,
      isUntranslated: false,
      page: { locale: 'en', path: '/pricing' },
    });
    const untranslated = await create(open(), { target: '/ru/blog/english-only' });
    expect(untranslated.check).toMatchObject({ isRedirected: false, isUntranslated: true });
    const written = await create(open(), { target: '/ru/pricing' });
    expect(written.check).toMatchObject({ isRedirected: false, isUntranslated: false });
  });

  it.each([
    [{ target: 'https://evil.example/' }, 'target'],
    [{ target: '//evil.example' }, 'target'],
    [{ target: '/\\evil.example' }, 'target'],
    [{ target: '/go/abc' }, 'target'],
    [{ target: 'https://www.facetry.example/GO/abc' }, 'target'],
    [{ target: '/nothing' }, 'target'],
    [{ target: '/free-proxies' }, 'target'],
    [{ target: '/zh/solutions/web-scraping' }, 'target'],
    [{ target: '/pricing\u0000' }, 'target'],
    [{ target: '' }, 'target'],
    [{}, 'target'],
    [{ target: '/pricing', slug: 'a' }, 'slug'],
    [{ target: '/pricing', slug: 'a'.repeat(2000) }, 'slug'],
    [{ target: '/pricing', slug: 'жук' }, 'slug'],
    [{ target: '/pricing', slug: 'a_b' }, 'slug'],
    [{ target: '/pricing', slug: '__proto__' }, 'slug'],
    [{ target: '/pricing', locale: 'xx' }, 'locale'],
    [{ target: '/pricing', source: 'x'.repeat(201) }, 'source'],
    [{ target: '/pricing', ref: 'x'.repeat(101) }, 'ref'],
    [{ target: '/pricing', title: 'a\nb' }, 'title'],
    [{ target: '/pricing', title: '\ud800' }, 'title'],
    [{ target: '/pricing', tags: ['a,b'] }, 'tags'],
    [{ target: '/pricing', expiresAt: 'tomorrow' }, 'expiresAt'],
  ])('%j is rejected, naming %s, and nothing is stored', async (input, field) => {
    await clear();
    expect((await issuesOf(create(open(), input))).map((issue) => issue.field)).toEqual([field]);
    expect(await open().db.$count(shortLinks)).toBe(0);
  });

  it('target and campaign of a link can be changed later; the rest keeps its values', async () => {
    await clear();
    await create(open(), { slug: 'abc', target: '/pricing', title: 'Flyer', tags: ['print'], source: 'flyer' });
    const changed = await changeLink(
      open().db,
      'abc',
      { target: '/ru/faq', campaign: 'autumn' },
      { ...editing, by: 'bob' },
    );
    expect(changed?.link).toMatchObject({
      ...{ id: 'abc', target: '/faq', locale: 'ru', title: 'Flyer', tags: ['print'] },
      ...{ utmSource: 'flyer', utmCampaign: 'autumn', createdBy: 'ada', updatedBy: 'bob' },
    });
    expect(await issuesOf(changeLink(open().db, 'abc', { target: '/nothing' }, editing))).toHaveLength(1);
    expect(await changeLink(open().db, 'nothing', { title: 'x' }, editing)).toBeNull();
  });

  it('links are listed by folder, tag and text, page by page; archived ones on demand', async () => {
    await clear();
    for (const [slug, folder, tags] of [
      ['one', 'print', ['a', 'b']],
      ['two', 'print', ['b']],
      ['three', 'mail', ['100%']],
    ] as const) {
      await create(open(), { slug, target: '/pricing', folder, tags: [...tags], campaign: `Campaign ${slug}` });
    }
    const find = async (filter: object, page = 1, pageSize = 10) => {
      const { links, total } = await listLinks(open().db, filter, { page, pageSize });
      return [total, ...links.map(({ id }) => id)];
    };
    expect(await find({ folder: 'print' })).toEqual([2, 'two', 'one']);
    expect(await find({ tag: 'b', search: 'campaign ONE' })).toEqual([1, 'one']);
    expect(await find({ tag: '100%' })).toEqual([1, 'three']);
    expect(await find({ search: '%' })).toEqual([0]);
    expect(await find({}, 2, 2)).toEqual([3, 'one']);
    await archiveLink(open().db, 'two', true, 'bob');
    expect(await find({ folder: 'print' })).toEqual([1, 'one']);
    expect(await find({ state: 'archived' })).toEqual([1, 'two']);
    expect(await listFolders(open().db)).toEqual({ folders: ['mail', 'print'], tags: ['100%', 'a', 'b'] });
  });

  it('links are listed by state, and by their clicks in a period', async () => {
    await clear();
    await open().db.delete(shortLinkClicks);
    await create(open(), { slug: 'old', target: '/pricing', expiresAt: '2020-01-01' });
    for (const slug of ['one', 'two', 'gone']) await create(open(), { slug, target: '/pricing' });
    await archiveLink(open().db, 'gone', true, 'bob');
    const at = (day: string) => new Date(`${day}T12:00:00Z`);
    await open()
      .db.insert(shortLinkClicks)
      .values([
        { slug: 'one', at: at('2026-11-20'), clicks: 2 },
        { slug: 'two', at: at('2026-11-20'), clicks: 1 },
        { slug: 'two', at: at('2026-10-01'), clicks: 9 },
      ]);
    const find = async (state?: 'active' | 'expired' | 'archived' | 'all', order?: LinkOrder) => {
      const { links } = await listLinks(open().db, { state }, { page: 1, pageSize: 10, ...(order && { order }) });
      return links.map(({ id }) => id);
    };
    expect(await find('active')).toEqual(['two', 'one']);
    expect(await find('expired')).toEqual(['old']);
    expect(await find('archived')).toEqual(['gone']);
    expect(await find('all')).toHaveLength(4);
    const period = { since: at('2026-11-01'), until: at('2026-11-30') };
    expect(await find('active', { by: 'clicks', ...period })).toEqual(['one', 'two']);
    expect(await find('active', { by: 'clicks', since: at('2026-09-01'), until: period.until })).toEqual([
      'two',
      'one',
    ]);
  });

  it('values of campaign fields are suggested, the most frequent first, without those of one link', async () => {
    await clear();
    for (const [slug, source] of Object.entries({ one: 'mail', two: 'flyer', three: 'flyer', four: 'Fyler' })) {
      await create(open(), { slug, target: '/pricing', source, inviteCode: 'abc' });
    }
    expect(await readLinkVocabulary(open().db, 'four')).toEqual({ source: ['flyer', 'mail'], inviteCode: ['abc'] });
  });

  it('thousands of links are imported from a spreadsheet, and exported so that they can be imported again', async () => {
    await clear();
    const lines = Array.from(
      { length: 3000 },
      (_, i) => `link-${i};/ru/pricing;"Stand ${i}; hall ""A""";a, b;flyer;2026-12-31`,
    );
    const csv = `\uFEFFSlug;URL;Title;Tags;utm_source;expires\r\n${lines.join('\r\n')}\r\n`;
    expect(await importLinks(open().db, csv, editing)).toEqual({ imported: 3000, errors: [], notes: [] });
    const exported = await exportLinks(open().db, { search: 'link-2999' });
    expect(exported).toMatchObject([
      {
        ...{ slug: 'link-2999', address: 'https://www.facetry.example/go/link-2999', target: '/pricing', locale: 'ru' },
        ...{ title: 'Stand 2999; hall "A"', tags: ['a', 'b'], source: 'flyer', expiresAt: '2027-01-01T00:00:00.000Z' },
      },
    ]);
    const all = await exportLinks(open().db, {});
    for (const isExcel of [false, true]) {
      await clear();
      const links = isExcel ? all.map((link) => ({ ...link, expiresAt: null })) : all;
      expect(await importLinks(open().db, formatLinksCsv(links, isExcel), editing)).toMatchObject({ imported: 3000 });
    }
  });

  it('nothing is imported if a line is wrong, and every error names its line', async () => {
    await clear();
    await create(open(), { slug: 'taken', target: '/pricing' });
    const csv = [
      ...['slug,target,title', 'good,/pricing,"two\nlines"', 'taken,/pricing,', 'bad,//evil.example,', 'x,/pricing,'],
      ...['good,/faq,', 'cells,/pricing', '', "formula,/pricing,'=1+1"],
    ].join('\n');
    const { imported, errors } = await importLinks(open().db, csv, editing);
    expect(imported).toBe(0);
    expect(errors.map((error) => [error.line, 'field' in error ? error.field : undefined])).toEqual([
      [2, 'title'],
      [4, 'slug'],
      [5, 'target'],
      [6, 'slug'],
      [8, undefined],
    ]);
    expect(await open().db.$count(shortLinks)).toBe(1);
    const wrongHeader = await importLinks(open().db, 'slug,page,colour\na,/pricing,red', editing);
    expect(wrongHeader.errors).toEqual([{ line: 1, reason: 'unknownColumn', column: 'colour' }]);
    expect((await importLinks(open().db, '', editing)).errors).toEqual([{ line: 1, reason: 'noHeader' }]);
  });

  it('two lines cannot have one slug', async () => {
    await clear();
    const { errors } = await importLinks(open().db, 'slug,target\nsame,/faq\nSAME,/faq', editing);
    expect(errors).toEqual([{ line: 3, field: 'slug', reason: 'repeated', other: 2 }]);
  });
}

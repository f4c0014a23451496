import { expect, it } from 'vitest';
import { parseManifest, serializeManifest, type Asset } from '@/lib/http-server/asset-manifest';
import type { OnDemandPage } from '@/lib/http-server/on-demand-page';
import { withPreviousPages } from '@/lib/http-server/previous-pages';

const assetOf = (file: string): Asset => ({
  ...{ file, type: 'text/html', etag: file, bytes: 1, br: 0, gz: 0, cacheControl: '', scripts: [] },
});
const previous = parseManifest(
  serializeManifest(
    new Map([
      ['/ru', assetOf('old home')],
      ['/ru/faq', assetOf('old faq')],
    ]),
  ),
);
const page = (path: OnDemandPage['path'], kind: OnDemandPage['kind'] = 'render'): OnDemandPage => ({
  ...{ kind, locale: 'ru', internalLocale: 'ru', path },
  key: `${kind === 'render' ? '' : `/${kind}`}/ru${path === '/' ? '' : path}`,
});
const resultOf = (rendered: Asset | null | 'busy', requested: OnDemandPage) => {
  const pages = { get: () => Promise.resolve(rendered), regenerate: () => Promise.resolve(rendered) };
  return withPreviousPages(pages, previous).get(requested);
};

it('a page that can be rendered is new', async () => {
  expect(await resultOf(assetOf('new faq'), page('/faq'))).toMatchObject({ file: 'new faq' });
});

it('a page that cannot be rendered now, or at all, is that of the publication before', async () => {
  expect(await resultOf('busy', page('/faq'))).toMatchObject({ file: 'old faq' });
  expect(await resultOf(null, page('/'))).toMatchObject({ file: 'old home' });
});

it('a page that takes long to render is the old one meanwhile, and then the new one', async () => {
  let finish: (asset: Asset) => void = () => {};
  const rendered = new Promise<Asset>((resolve) => (finish = resolve));
  const pages = withPreviousPages({ get: () => rendered, regenerate: () => rendered }, previous, 10);
  expect(await pages.get(page('/faq'))).toMatchObject({ file: 'old faq' });
  finish(assetOf('new faq'));
  expect(await pages.get(page('/faq'))).toMatchObject({ file: 'new faq' });
});

it('no cache stores an old page, so that the next visitor gets the new one', async () => {
  expect(await resultOf('busy', page('/faq'))).toMatchObject({ cacheControl: 'no-store' });
  expect(await resultOf(assetOf('new faq'), page('/faq'))).toMatchObject({ cacheControl: '' });
});

it('without an old page the failure remains, as for other forms of a page', async () => {
  expect(await resultOf('busy', page('/pricing'))).toBe('busy');
  expect(await resultOf(null, page('/faq', 'payload'))).toBeNull();
});

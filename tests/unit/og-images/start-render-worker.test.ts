import { expect, it } from 'vitest';
import { renderImage, type ImageText } from '@/lib/og-images/render';
import { startRenderWorker } from '@/lib/og-images/start-render-worker';

const text = (locale: string): ImageText =>
  ({
    locale,
    title: 'A picture',
    kicker: null,
    brand: 'Facetry',
    host: 'www.facetry.example',
    cover: null,
  }) as ImageText;

it('an OG image rendered in a worker is identical, and a failure does not block others', async () => {
  const render = startRenderWorker();
  expect(await render(text('ru'))).toEqual(await renderImage(text('ru')));
  await expect(render(text('no language'))).rejects.toThrow();
  expect((await render(text('th'))).subarray(1, 4).toString()).toBe('PNG');
});

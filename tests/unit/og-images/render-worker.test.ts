import { expect, it } from 'vitest';
import { renderImage, type ImageText } from '@/lib/og-images/render';
import { startRenderWorker } from '@/lib/og-images/render-worker';

const text = (locale: string): ImageText =>
  ({
    locale,
    title: 'A picture',
    kicker: null,
    brand: 'Facetry',
    host: 'www.facetry.example',
    cover: null,
  }) as ImageText;

it('a picture drawn in a thread of its own is the same one, and one that fails holds up no other', async () => {
  const draw = startRenderWorker();
  expect(await draw(text('ru'))).toEqual(await renderImage(text('ru')));
  await expect(draw(text('no language'))).rejects.toThrow();
  expect((await draw(text('th'))).subarray(1, 4).toString()).toBe('PNG');
});

import { expect, it } from 'vitest';
import { drawPicture, type PictureText } from '@/lib/share-pictures/draw';
import { drawingThread } from '@/lib/share-pictures/drawing-thread';

const text = (locale: string): PictureText =>
  ({
    locale,
    title: 'A picture',
    kicker: null,
    brand: 'Facetry',
    host: 'www.facetry.example',
    cover: null,
  }) as PictureText;

it('a picture drawn in a thread of its own is the same one, and one that fails holds up no other', async () => {
  const draw = drawingThread();
  expect(await draw(text('ru'))).toEqual(await drawPicture(text('ru')));
  await expect(draw(text('no language'))).rejects.toThrow();
  expect((await draw(text('th'))).subarray(1, 4).toString()).toBe('PNG');
});

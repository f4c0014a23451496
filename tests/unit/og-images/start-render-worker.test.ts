import { expect, it } from 'vitest';
import { renderImage } from '@/lib/og-images/render';
import { startRenderWorker } from '@/lib/og-images/start-render-worker';
import { ogText } from './og-text';

it('an OG image rendered in a worker is identical, and a failure does not block others', async () => {
  const render = startRenderWorker();
  expect(await render(ogText({ locale: 'ru' }))).toEqual(await renderImage(ogText({ locale: 'ru' })));
  await expect(render(ogText({ locale: 'no language' as never }))).rejects.toThrow();
  expect((await render(ogText({ locale: 'th' }))).subarray(1, 4).toString()).toBe('PNG');
});

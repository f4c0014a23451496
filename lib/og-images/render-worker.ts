import { parentPort } from 'node:worker_threads';
import { renderImage, type ImageText } from '@/lib/og-images/render';
import type { RenderResult } from '@/lib/og-images/start-render-worker';

/** The worker script started by `start-render-worker.ts`. */

const port = parentPort!;
port.on('message', (text: ImageText) => {
  renderImage(text).then(
    (image) => port.postMessage({ image } satisfies RenderResult),
    (error: unknown) => port.postMessage({ failure: String(error) } satisfies RenderResult),
  );
});

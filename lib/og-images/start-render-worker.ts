import { Worker } from 'node:worker_threads';
import type { ImageText } from '@/lib/og-images/render';

/** Milliseconds before an idle worker exits: it uses some hundred megabytes. */
const idleTimeout = 30_000;

const workerScript = new URL('./render-worker.ts', import.meta.url).href;
// Resolved here: a worker resolves packages from the current directory.
const tsxApi = import.meta.resolve('tsx/esm/api');

export type RenderResult = { image: Uint8Array } | { failure: string };

/**
 * Renders images in a worker thread, so that page requests are not blocked. The worker starts with the first image and
 * exits when idle. Images are rendered serially.
 */
export function startRenderWorker(): (text: ImageText) => Promise<Buffer> {
  let worker: Worker | null = null;
  let idleTimer: NodeJS.Timeout | undefined;

  function start(): Worker {
    // Workers do not inherit the hooks with which this process loads TypeScript.
    const code = `import('${tsxApi}').then(({ register }) => { register(); return import(${JSON.stringify(workerScript)}); });`;
    const thread = new Worker(code, { eval: true });
    thread.unref();
    return thread;
  }

  const end = () => {
    void worker?.terminate();
    worker = null;
  };

  return async (text) => {
    clearTimeout(idleTimer);
    const thread = (worker ??= start());
    try {
      const result = await new Promise<RenderResult>((resolve, reject) => {
        const onExit = () => reject(new Error('The image rendering worker exited unexpectedly.'));
        thread.once('error', reject).once('exit', onExit);
        thread.once('message', (message: RenderResult) => {
          thread.off('error', reject).off('exit', onExit);
          resolve(message);
        });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is not a window
        thread.postMessage(text);
      });
      if ('failure' in result) throw new Error(result.failure);
      return Buffer.from(result.image);
    } catch (error) {
      end();
      throw error;
    } finally {
      idleTimer = setTimeout(end, idleTimeout).unref();
    }
  };
}

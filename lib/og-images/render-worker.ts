import { Worker } from 'node:worker_threads';
import type { ImageText } from '@/lib/og-images/render';

/** Milliseconds before an idle worker exits: it uses some hundred megabytes. */
const idleTime = 30_000;

const program = new URL('./render-in-worker.ts', import.meta.url).href;
// Resolved here: a worker resolves packages from the current directory.
const readsTypeScript = import.meta.resolve('tsx/esm/api');

export type RenderResult = { picture: Uint8Array } | { failure: string };

/**
 * Renders images in a worker thread, so that page requests are not blocked. The worker starts with the first image and
 * exits when idle. Images are rendered serially.
 */
export function startRenderWorker(): (text: ImageText) => Promise<Buffer> {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  function start(): Worker {
    // Workers do not inherit the hooks with which this process loads TypeScript.
    const code = `import('${readsTypeScript}').then(({ register }) => { register(); return import(${JSON.stringify(program)}); });`;
    const started = new Worker(code, { eval: true });
    started.unref();
    return started;
  }

  const end = () => {
    void worker?.terminate();
    worker = null;
  };

  return async (text) => {
    clearTimeout(idle);
    const thread = (worker ??= start());
    try {
      const drawn = await new Promise<RenderResult>((resolve, reject) => {
        const ended = () => reject(new Error('The thread that draws pictures has ended.'));
        thread.once('error', reject).once('exit', ended);
        thread.once('message', (message: RenderResult) => {
          thread.off('error', reject).off('exit', ended);
          resolve(message);
        });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
        thread.postMessage(text);
      });
      if ('failure' in drawn) throw new Error(drawn.failure);
      return Buffer.from(drawn.picture);
    } catch (error) {
      end();
      throw error;
    } finally {
      idle = setTimeout(end, idleTime).unref();
    }
  };
}

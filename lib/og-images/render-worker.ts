import { Worker } from 'node:worker_threads';
import type { ImageText } from '@/lib/og-images/render';

/** How long, in milliseconds, a thread without work stays: it holds some hundred megabytes. */
const idleTime = 30_000;

const program = new URL('./render-in-worker.ts', import.meta.url).href;
// Found from here: a thread looks for packages from the folder the command was called in.
const readsTypeScript = import.meta.resolve('tsx/esm/api');

export type RenderResult = { picture: Uint8Array } | { failure: string };

/**
 * Draws pictures in a thread of its own, so that nobody's page waits for one. It starts with the first picture, and ends
 * when there has been nothing to draw for a while. Pictures are asked for one after the other.
 */
export function startRenderWorker(): (text: ImageText) => Promise<Buffer> {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  function start(): Worker {
    // Threads do not inherit the hooks by which this process reads TypeScript.
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

import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { buildPath } from '@/lib/content/generated-file';
import { imageDigest } from '@/lib/og-images/image-url';
import { renderImage, type ImageText } from '@/lib/og-images/render';

/** Images are rendered serially on first request, and cached until the next build. */

/** Maximum queue length: each image takes 0.1 to 0.2 seconds, and the queue holds only text. */
const maxQueueLength = 200;

/** Maximum wait in ms: the reverse proxy gives up at 15 s. */
const maxWait = 10_000;

/** If the disk is not writable, about a hundred images are cached in memory. */
const inMemory = new LRUCache<string, Buffer>({ maxSize: 8 * 1024 * 1024, sizeCalculation: ({ length }) => length });

/** Thrown when the render queue is full; the client should retry. */
export class RenderQueueFullError extends Error {}

const folder = buildPath('og-images');
/** Set by the server, so that rendering does not block requests (start-render-worker.ts). */
const shared = globalThis as { renderInWorker?: typeof renderImage };
const inFlight = new Map<string, Promise<Buffer>>();
let queueTail: Promise<unknown> = Promise.resolve();

/**
 * Queues a rendering, so that a burst of requests leaves time for visitors in between.
 * @throws RenderQueueFullError if it waited too long
 */
function enqueueRender(text: ImageText): Promise<Buffer> {
  const queuedAt = performance.now();
  const rendered = queueTail.then(() => {
    if (performance.now() - queuedAt > maxWait) throw new RenderQueueFullError();
    return (shared.renderInWorker ?? renderImage)(text);
  });
  queueTail = rendered.catch(() => undefined);
  return rendered;
}

/** Writes the file atomically. If the disk is not writable, nothing is stored. */
async function store(file: string, image: Buffer): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(temporary, image);
    await rename(temporary, file);
  } catch (error) {
    if (inMemory.size === 0)
      console.error(
        `Cannot write Open Graph images to ${folder}; caching in memory: ${(error as NodeJS.ErrnoException).code}`,
      );
    inMemory.set(file, image);
    await rm(temporary, { force: true }).catch(() => undefined);
  }
}

async function readOrRender(text: ImageText, file: string): Promise<Buffer> {
  const cached = inMemory.get(file) ?? (await readFile(file).catch(() => null));
  if (cached) return cached;
  if (inFlight.size > maxQueueLength) throw new RenderQueueFullError();
  const image = await enqueueRender(text);
  await store(file, image);
  return image;
}

/**
 * Returns an image as a PNG file, cached or rendered now. Concurrent requests share one rendering.
 * @throws RenderQueueFullError
 */
export function cachedImage(text: ImageText): Promise<Buffer> {
  const name = `${text.locale}-${imageDigest(text)}.png`;
  const pending = inFlight.get(name);
  if (pending) return pending;
  const image = readOrRender(text, path.join(folder, name)).finally(() => inFlight.delete(name));
  inFlight.set(name, image);
  return image;
}

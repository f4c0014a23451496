import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { inBuild } from '@/lib/content/generated-file';
import { imageDigest } from '@/lib/og-images/image-url';
import { renderImage, type ImageText } from '@/lib/og-images/render';

/** Images are rendered serially on first request, and cached until the next build. */

/** Maximum queue length: each image takes 0.1 to 0.2 seconds, and the queue holds only text. */
const mostWaiting = 200;

/** Maximum wait in ms: the reverse proxy gives up at 15 s. */
const longestWait = 10_000;

/** If the disk is not writable, about a hundred images are cached in memory. */
const inMemory = new LRUCache<string, Buffer>({ maxSize: 8 * 1024 * 1024, sizeCalculation: ({ length }) => length });

/** Thrown when the render queue is full; the client should retry. */
export class RenderQueueFull extends Error {}

const folder = inBuild('share-pictures');
/** Set by the server, so that rendering does not block requests (render-worker.ts). */
const shared = globalThis as { drawInThread?: typeof renderImage };
const inFlight = new Map<string, Promise<Buffer>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * Queues a rendering, so that a burst of requests leaves time for visitors in between.
 * @throws RenderQueueFull when it waited too long
 */
function inTurn(text: ImageText): Promise<Buffer> {
  const asked = performance.now();
  const drawn = last.then(() => {
    if (performance.now() - asked > longestWait) throw new RenderQueueFull();
    return (shared.drawInThread ?? renderImage)(text);
  });
  last = drawn.catch(() => undefined);
  return drawn;
}

/** Writes the file atomically. If the disk is not writable, nothing is stored. */
async function keep(file: string, picture: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(draft, picture);
    await rename(draft, file);
  } catch (error) {
    if (inMemory.size === 0)
      console.error(`Pictures to share cannot be kept on disk: ${(error as NodeJS.ErrnoException).code}`);
    inMemory.set(file, picture);
    await rm(draft, { force: true }).catch(() => undefined);
  }
}

async function readOrDraw(text: ImageText, file: string): Promise<Buffer> {
  const kept = inMemory.get(file) ?? (await readFile(file).catch(() => null));
  if (kept) return kept;
  if (inFlight.size > mostWaiting) throw new RenderQueueFull();
  const picture = await inTurn(text);
  await keep(file, picture);
  return picture;
}

/**
 * Returns an image as a PNG file, cached or rendered now. Concurrent requests share one rendering.
 * @throws RenderQueueFull
 */
export function cachedImage(text: ImageText): Promise<Buffer> {
  const name = `${text.locale}-${imageDigest(text)}.png`;
  const asked = inFlight.get(name);
  if (asked) return asked;
  const picture = readOrDraw(text, path.join(folder, name)).finally(() => inFlight.delete(name));
  inFlight.set(name, picture);
  return picture;
}

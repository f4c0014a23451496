import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { inBuild } from '@/lib/content/generated-file';
import { imageDigest } from '@/lib/og-images/image-url';
import { renderImage, type ImageText } from '@/lib/og-images/render';

/** Pictures are drawn when somebody asks for them first, one after the other, and kept until the next build. */

/** Pictures that may wait to be drawn: each takes a tenth of a second or two, and holds some words until then. */
const mostWaiting = 200;

/** After so many milliseconds a picture is not drawn any more for whoever waits: what stands in front gives up at 15 s. */
const longestWait = 10_000;

/** Where nothing can be written, some hundred of them stay in memory. */
const inMemory = new LRUCache<string, Buffer>({ maxSize: 8 * 1024 * 1024, sizeCalculation: ({ length }) => length });

/** More pictures wait to be drawn than may; the next moment is better. */
export class RenderQueueFull extends Error {}

const folder = inBuild('share-pictures');
/** What a server of the site sets, so that drawing keeps no visitor waiting (render-worker.ts). */
const shared = globalThis as { drawInThread?: typeof renderImage };
const inFlight = new Map<string, Promise<Buffer>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * Draws after whatever is being drawn, so that a burst of requests leaves time for visitors in between.
 * @throws RenderQueueFull when its turn comes too late
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

/** Writes the file aside and moves it, so that nobody reads half of it. Where nothing can be written, nothing is kept. */
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
 * A picture, as a PNG file: kept from an earlier request, or drawn now. Requests at the same time share one drawing.
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

import { parentPort } from 'node:worker_threads';
import { drawPicture, type PictureText } from '@/lib/share-pictures/draw';
import type { Drawn } from '@/lib/share-pictures/drawing-thread';

/** What runs in the thread that `drawing-thread.ts` starts. */

const port = parentPort!;
port.on('message', (text: PictureText) => {
  drawPicture(text).then(
    (picture) => port.postMessage({ picture } satisfies Drawn),
    (error: unknown) => port.postMessage({ failure: String(error) } satisfies Drawn),
  );
});

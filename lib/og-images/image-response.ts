import { cachedImage, RenderQueueFullError } from '@/lib/og-images/cache';
import type { ImageText } from '@/lib/og-images/render';

/** Returns the response with an image as PNG; 503 while too many others are being rendered. */
export async function imageResponse(text: ImageText, cacheControl: string): Promise<Response> {
  const png = await cachedImage(text).catch((error: unknown) => {
    if (error instanceof RenderQueueFullError) return null;
    throw error;
  });
  if (!png) {
    return new Response('Too many images are being rendered. Retry in 5 seconds.', {
      status: 503,
      headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' },
    });
  }
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png', 'Cache-Control': cacheControl } });
}

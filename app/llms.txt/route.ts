import { llmsText } from '@/lib/machine-readable/llms-text';
import { pageCacheControl } from '@/lib/routing/cache-control';

/** `/llms.txt`, made at build. */

export const dynamic = 'force-static';

export async function GET() {
  return new Response(await llmsText(), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': pageCacheControl.public },
  });
}

import { llmsTxt } from '@/lib/seo/llms-txt';
import { pageCacheControl } from '@/lib/request-routing/cache-control';

/** `/llms.txt`, built statically. */

export const dynamic = 'force-static';

export async function GET() {
  return new Response(await llmsTxt(), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': pageCacheControl.public },
  });
}

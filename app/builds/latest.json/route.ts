import { jsonResponse } from '@/lib/page-data/json-response';
import { buildId } from '@/lib/page-data/build-manifest';
import { publicationNumber } from '@/lib/publishing/publication';

export const dynamic = 'force-dynamic';

/**
 * ID of the running build, which clients poll to detect newer scripts, and number of its content, which publications
 * change without it.
 */
export const GET = () =>
  jsonResponse({ id: buildId(), publication: publicationNumber() }, { 'Cache-Control': 'no-store' });

import { jsonResponse } from '@/lib/page-data/json-response';
import { buildId } from '@/lib/page-data/build-id';

export const dynamic = 'force-dynamic';

/** The id of the build that answers. Whoever polls it learns that there is a newer one. */
export const GET = () => jsonResponse({ id: buildId() }, { 'Cache-Control': 'no-store' });

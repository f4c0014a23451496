import { jsonResponse } from '@/lib/page-data/json-response';
import { buildId } from '@/lib/page-data/build-manifest';

export const dynamic = 'force-dynamic';

/** Id of the running build; clients poll it to detect a newer one. */
export const GET = () => jsonResponse({ id: buildId() }, { 'Cache-Control': 'no-store' });

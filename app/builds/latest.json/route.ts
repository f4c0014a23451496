import { jsonAnswer } from '@/lib/payload/json-answer';
import { buildId } from '@/lib/server/build-id';

export const dynamic = 'force-dynamic';

/** The id of the build that answers. Whoever polls it learns that there is a newer one. */
export const GET = () => jsonAnswer({ id: buildId() }, { 'Cache-Control': 'no-store' });

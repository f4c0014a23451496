import { jsonAnswer } from '@/lib/machine-readable/json-answer';
import { buildId } from '@/lib/machine-readable/build-id';

export const dynamic = 'force-dynamic';

/** The id of the build that answers. Whoever polls it learns that there is a newer one. */
export const GET = () => jsonAnswer({ id: buildId() }, { 'Cache-Control': 'no-store' });

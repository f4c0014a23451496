import { buildManifest } from '@/lib/page-data/build-manifest';
import { jsonResponse, notFoundJson } from '@/lib/page-data/json-response';
import { pageCacheControl } from '@/lib/request-routing/cache-control';

export const dynamic = 'force-dynamic';

/** `/builds/meta/{id}.json`: route rules and pages of the running build; 404 for any other build. */
export async function GET(_request: Request, { params }: RouteContext<'/builds/meta/[file]'>) {
  const { file } = await params;
  const manifest = buildManifest();
  // Another server may have this build already, so the 404 must not be cached.
  if (file !== `${manifest.id}.json`) return notFoundJson('This server runs another build.', 'no-store');
  // Not for longer: publications change the pages of a build.
  return jsonResponse(manifest, { 'Cache-Control': pageCacheControl.public });
}

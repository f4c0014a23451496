import { buildManifest } from '@/lib/page-data/build-manifest';
import { jsonResponse, notFoundJson } from '@/lib/page-data/json-response';

export const dynamic = 'force-dynamic';

/** `/builds/meta/{id}.json`: rules and pages of the build that answers; of any other build it knows nothing. */
export async function GET(_request: Request, { params }: RouteContext<'/builds/meta/[file]'>) {
  const { file } = await params;
  const manifest = buildManifest();
  // Another server may have the build already, so nobody is to keep this answer.
  if (file !== `${manifest.id}.json`) return notFoundJson('This build is not the one that is served.', 'no-store');
  return jsonResponse(manifest, { 'Cache-Control': 'public, max-age=31536000, immutable' });
}

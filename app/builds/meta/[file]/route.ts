import { buildManifest } from '@/lib/machine-readable/build-manifest';
import { jsonAnswer, missingJson } from '@/lib/machine-readable/json-answer';

export const dynamic = 'force-dynamic';

/** `/builds/meta/{id}.json`: rules and pages of the build that answers; of any other build it knows nothing. */
export async function GET(_request: Request, { params }: RouteContext<'/builds/meta/[file]'>) {
  const { file } = await params;
  const manifest = buildManifest();
  // Another server may have the build already, so nobody is to keep this answer.
  if (file !== `${manifest.id}.json`) return missingJson('This build is not the one that is served.', 'no-store');
  return jsonAnswer(manifest, { 'Cache-Control': 'public, max-age=31536000, immutable' });
}

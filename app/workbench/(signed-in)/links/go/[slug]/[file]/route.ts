import { findLink } from '@/lib/api/links/save-link';
import { getAuth } from '@/lib/workbench/auth/auth';
import { signedInMember } from '@/lib/workbench/auth/session';
import { linkQrCodePng, linkQrCodeSvg } from '@/lib/workbench/link-qr-code';
import { workbenchOrigin } from '@/lib/workbench/origin';
import { linkPath, redirectToSignIn } from '@/lib/workbench/paths';

const files = {
  'qr.svg': { type: 'image/svg+xml', render: linkQrCodeSvg },
  'qr.png': { type: 'image/png', render: linkQrCodePng },
} as const;

const notFound = () => new Response('There is no such file.', { status: 404 });

/** `/workbench/links/go/{slug}/qr.svg` and `qr.png`: the QR code of a link, to download. */
export async function GET(request: Request, { params }: RouteContext<'/workbench/links/go/[slug]/[file]'>) {
  const { slug, file } = await params;
  if (!(await signedInMember(request.headers))) return redirectToSignIn(linkPath(slug));
  if (!Object.hasOwn(files, file)) return notFound();
  const { type, render } = files[file as keyof typeof files];
  const { db } = await getAuth(workbenchOrigin(request.headers.get('host')));
  const link = await findLink(db, slug);
  if (!link) return notFound();
  const content = await render(link.id);
  return new Response(typeof content === 'string' ? content : new Uint8Array(content), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${link.id}-${file}"`,
      'Cache-Control': 'no-store',
    },
  });
}

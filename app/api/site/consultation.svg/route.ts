import QRCode from 'qrcode';
import { pageCacheControl } from '@/lib/request-routing/cache-control';
import { site } from '@/lib/config/site';

export const dynamic = 'force-static';

/** QR code that Chinese visitors scan to contact sales. */
export async function GET() {
  const code = await QRCode.toString(site.consultationUrl, { type: 'svg', margin: 2 });
  return new Response(code, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': pageCacheControl.public } });
}

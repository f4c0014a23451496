import { isLocaleCode } from '@/lib/i18n/locales';
import { imageResponse } from '@/lib/og-images/image-response';
import { shareCard } from '@/lib/seo/share-card';
import { signedInMember } from '@/lib/workbench/auth/session';
import { linksPath, redirectToSignIn } from '@/lib/workbench/paths';

/** `/workbench/links/card?locale=…&path=…`: the Open Graph image of a page, also where the workbench has its own host. */
export async function GET(request: Request): Promise<Response> {
  if (!(await signedInMember(request.headers))) return redirectToSignIn(linksPath);
  const search = new URL(request.url).searchParams;
  const locale = search.get('locale') ?? '';
  const card = isLocaleCode(locale) ? await shareCard(locale, search.get('path') ?? '') : null;
  if (!card?.image) return new Response('Image not found.', { status: 404 });
  return imageResponse(card.image, 'no-store');
}

import type { LinkCheck } from '@/lib/api/links/link-input';
import { shareCard } from '@/lib/seo/share-card';
import { linksPath } from '@/lib/workbench/paths';
import type { SharePreviewCard } from '@/components/workbench/links/share-preview';

/** Returns how the page of a link looks where it is shared; null for pages of other hosts. */
export async function sharePreviewCard(check: LinkCheck | null): Promise<SharePreviewCard | null> {
  if (!check?.page) return null;
  const { locale, path } = check.page;
  const card = await shareCard(locale, path);
  if (!card) return null;
  const { title, description, image } = card;
  const address = `${linksPath}/card?${new URLSearchParams({ locale, path })}`;
  return { title, description, host: new URL(check.url).host, image: image && address };
}

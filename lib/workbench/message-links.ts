import type { InboxRow } from '@/lib/api/workbench/inbox';
import { site } from '@/lib/config/site';

/** Links to what a visitor's message names. */

/** Returns the address of the page on which a message was written; null if it is no path. */
export const pageUrl = (path: string | null): string | null => (path?.startsWith('/') ? `${site.url}${path}` : null);

/** Returns the link that begins an answer by mail (RFC 6068); null without an address. */
export function answerLink({ id, email }: InboxRow['message']): string | null {
  if (!email) return null;
  const address = email.split('@').map(encodeURIComponent).join('@');
  return `mailto:${address}?subject=${encodeURIComponent(`Re: ${site.name} ${id}`)}`;
}

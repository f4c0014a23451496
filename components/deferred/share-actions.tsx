'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { enhanceShareLinks } from '@/lib/client/page/share';
import { useToasts } from '@/lib/client/page/toast-store';

/** Enables an article's share links: copying its URL and the system's share dialog. */
export function Share() {
  const pathname = usePathname();
  const show = useToasts(({ show }) => show);

  useEffect(() => {
    const links = document.querySelector<HTMLElement>('[data-share]');
    return links ? enhanceShareLinks(links, () => show('success', links.dataset.copied!)) : undefined;
  }, [pathname, show]);

  return null;
}

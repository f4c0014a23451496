'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { routedClick } from '@/lib/client/navigation/internal-click';
import { changeLanguage } from '@/lib/client/language/change-language';

/**
 * Routes clicks on links. Links are plain anchors, so that pages do not ship their data twice. Prefetching is handled
 * in components/deferred/link-prefetcher.tsx.
 */
export function ClientNavigation() {
  const router = useRouter();
  const pathname = usePathname();

  useEffect(() => {
    window.pendingPage = undefined;
  }, [pathname]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const url = routedClick(event, location.href);
      if (!url) return;
      event.preventDefault();
      window.pendingPage = url;
      router.push(url);
    };
    document.addEventListener('click', changeLanguage, { capture: true });
    // On the window, so it runs last: other handlers can cancel the click.
    addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', changeLanguage, { capture: true });
      removeEventListener('click', onClick);
    };
  }, [router]);

  return null;
}

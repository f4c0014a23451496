'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { routedClick } from '@/lib/client/page/internal-click';
import { changeLanguage } from '@/lib/client/page/change-language';

/**
 * What happens at a click on any link. Links are plain anchors, so a page tells its browser nothing about them twice.
 * What is prefetched, and when, is decided in components/deferred/prefetch.tsx.
 */
export function ClientNavigation() {
  const router = useRouter();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const address = routedClick(event, location.href);
      if (!address) return;
      event.preventDefault();
      router.push(address);
    };
    document.addEventListener('click', changeLanguage, { capture: true });
    // The window comes last: whoever wants the click for themselves has taken it by then.
    addEventListener('click', follow);
    return () => {
      document.removeEventListener('click', changeLanguage, { capture: true });
      removeEventListener('click', follow);
    };
  }, [router]);

  return null;
}

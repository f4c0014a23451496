'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isDataSavingConnection, prefetchTarget, type Connection } from '@/lib/client/navigation/prefetch-rules';

/** Links prefetched when they scroll into view. Footer and language menu link everywhere, so they are excluded. */
const viewportSelector = 'main a[href]';
/** Header links are visible on every page: they are prefetched on hover or focus. */
const intentSelector = 'header a[href]';

/** Pages already prefetched; Next.js caches them and limits itself to four at once. */
const prefetched = new Set<string>();

/** Prefetches each page once, except for visitors who save data. */
export function LinkPrefetcher() {
  const pathname = usePathname();
  const router = useRouter();

  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection };
    const prefetch = (link: HTMLAnchorElement) => {
      const path = prefetchTarget(link, location.href);
      if (!path || prefetched.has(path) || isDataSavingConnection(connection)) return;
      prefetched.add(path);
      router.prefetch(path);
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        prefetch(target as HTMLAnchorElement);
      }
    });
    for (const link of document.querySelectorAll(viewportSelector)) observer.observe(link);
    const onIntent = ({ target }: Event) => {
      const link = (target as Element).closest<HTMLAnchorElement>(intentSelector);
      if (link) prefetch(link);
    };
    document.addEventListener('pointerover', onIntent);
    document.addEventListener('focusin', onIntent);
    return () => {
      observer.disconnect();
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
    };
  }, [pathname, router]);

  return null;
}

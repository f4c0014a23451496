'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isThrifty, prefetchTarget, type Connection } from '@/lib/client/page/prefetch-rules';

/** Links prefetched when they scroll into view. Footer and language menu link everywhere, so they are excluded. */
const watched = 'main a[href]';
/** Header links are visible on every page: they are prefetched on hover or focus. */
const pointedAt = 'header a[href]';

/** Pages already prefetched; Next.js caches them and limits itself to four at once. */
const done = new Set<string>();

/** Prefetches each page once, except for visitors who save data. */
export function Prefetch() {
  const pathname = usePathname();
  const router = useRouter();

  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection };
    const prefetch = (link: HTMLAnchorElement) => {
      const path = prefetchTarget(link, location.href);
      if (!path || done.has(path) || isThrifty(connection)) return;
      done.add(path);
      router.prefetch(path);
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        prefetch(target as HTMLAnchorElement);
      }
    });
    for (const link of document.querySelectorAll(watched)) observer.observe(link);
    const onIntent = ({ target }: Event) => {
      const link = (target as Element).closest<HTMLAnchorElement>(pointedAt);
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

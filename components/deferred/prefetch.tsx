'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isThrifty, prefetchTarget, type Connection } from '@/lib/client/page/prefetch-rules';

/** Links that are prefetched when they come into view. Footer and language menu lead everywhere, so they are not. */
const watched = 'main a[href]';
/** The header is in view on every page: its links are prefetched when they are pointed at or focused. */
const pointedAt = 'header a[href]';

/** Pages that were prefetched; Next.js keeps them, and four at once is its own limit. */
const done = new Set<string>();

/** Prefetches pages, each once; nothing for visitors who save data. */
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

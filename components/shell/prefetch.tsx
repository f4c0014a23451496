'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isThrifty, prefetchTarget, type Connection } from '@/lib/prefetch/rules';

/** Footer and language menu lead everywhere, so nothing of them is fetched before it is asked for. */
const watched = 'header a[href], main a[href]';

/** Pages that were prefetched; Next.js keeps them, and four at once is its own limit. */
const done = new Set<string>();

/** Prefetches the pages whose links come into view, each once; nothing for visitors who save data. */
export function Prefetch() {
  const pathname = usePathname();
  const router = useRouter();

  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection };
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const path = prefetchTarget(target as HTMLAnchorElement, location.href);
        if (!path || done.has(path) || isThrifty(connection)) continue;
        done.add(path);
        router.prefetch(path);
      }
    });
    for (const link of document.querySelectorAll(watched)) observer.observe(link);
    return () => observer.disconnect();
  }, [pathname, router]);

  return null;
}

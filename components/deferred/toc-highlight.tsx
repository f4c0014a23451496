'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { spyOnScroll } from '@/lib/client/page/scroll-spy';

/** Highlights the current heading in an article's table of contents. */
export function TocHighlight() {
  const pathname = usePathname();

  useEffect(() => {
    const contents = document.querySelector<HTMLElement>('[data-toc]');
    if (!contents) return;
    return spyOnScroll(contents);
  }, [pathname]);

  return null;
}

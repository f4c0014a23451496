'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { spyOnScroll } from '@/lib/client/page/scroll-spy';

/** Has the contents of an article follow the reading. */
export function TocHighlight() {
  const pathname = usePathname();

  useEffect(() => {
    const contents = document.querySelector<HTMLElement>('[data-contents]');
    if (!contents) return;
    return spyOnScroll(contents);
  }, [pathname]);

  return null;
}

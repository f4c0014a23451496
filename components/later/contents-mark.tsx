'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { markRead } from '@/lib/browser/page/mark-read';

/** Has the contents of an article follow the reading. */
export function ContentsMark() {
  const pathname = usePathname();

  useEffect(() => {
    const contents = document.querySelector<HTMLElement>('[data-contents]');
    if (!contents) return;
    return markRead(contents);
  }, [pathname]);

  return null;
}

'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { markRead } from '@/lib/browser/page/mark-read';

/** Has the contents of an article follow the reading where styles alone do not. */
export function ContentsMark() {
  const pathname = usePathname();

  useEffect(() => {
    const contents = document.querySelector<HTMLElement>('[data-contents]');
    if (!contents || CSS.supports('selector(:target-current)')) return;
    return markRead(contents);
  }, [pathname]);

  return null;
}

'use client';

import { useEffect } from 'react';
import { isPageUnsent } from '@/lib/browser/forms/unsent';
import { internalClick } from '@/lib/browser/page/internal-click';

/** Leaves links off a page that holds something unsent to the browser, which asks first: the router does not. */
export function LeaveGuard() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (isPageUnsent() && internalClick(event, location.href)) event.stopPropagation();
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);

  return null;
}

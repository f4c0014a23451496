'use client';

import { useEffect } from 'react';
import { leavesUnsent } from '@/lib/browser/forms/leaves-unsent';

/** Leaves links off a page that holds something unsent to the browser, which asks first: the router does not. */
export function LeaveGuard() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (leavesUnsent(event)) event.stopPropagation();
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);

  return null;
}

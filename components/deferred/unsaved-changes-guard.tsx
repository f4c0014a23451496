'use client';

import { useEffect } from 'react';
import { leavesUnsaved } from '@/lib/client/forms/leaves-unsaved';

/** Leaves links on a page with unsaved input to the browser, which asks first; the router does not. */
export function UnsavedChangesGuard() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (leavesUnsaved(event)) event.stopPropagation();
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);

  return null;
}

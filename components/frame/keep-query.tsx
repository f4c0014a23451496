'use client';

import type { MouseEvent, ReactNode } from 'react';
import { isBarePrefix } from '@/lib/i18n/paths';

function keepQuery(event: MouseEvent): void {
  const anchor = (event.target as Element).closest('a');
  if (!anchor) return;
  anchor.search = location.search;
  if (anchor.dataset.samePage) anchor.hash = location.hash;
  if (location.search && isBarePrefix(anchor.pathname)) anchor.pathname += '/';
}

/** A list of language links: a click takes the page's query and, on the same page, its fragment along. */
export function KeepQuery({ className, children }: { className?: string; children: ReactNode }) {
  return (
    // The handler only completes the links' addresses; the links themselves take keyboard and focus.
    <ul className={className} onClickCapture={keepQuery}>
      {children}
    </ul>
  );
}

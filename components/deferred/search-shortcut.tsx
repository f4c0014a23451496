'use client';

import { lazy, useEffect, useState } from 'react';
import { FeatureBoundary } from '@/components/deferred/feature-boundary';
import { isPlainClick } from '@/lib/client/page/internal-click';
import type { LocaleCode } from '@/lib/i18n/locales';

const SearchPalette = lazy(() => import('./search-palette').then(({ SearchPalette }) => ({ default: SearchPalette })));

/** True where a key writes, or belongs to what has the focus. */
const isWriting = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;

/** `/`, or Ctrl-K (⌘-K), which also works where something is being written. */
function isShortcut(event: KeyboardEvent): boolean {
  if (event.isComposing || event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && event.key.toLowerCase() === 'k';
  return event.key === '/' && !isWriting(event.target);
}

/** Opens the search over the page: by its keys, and by the links to the search page, which lead there without it. */
export function SearchShortcut({ locale }: { locale: LocaleCode }) {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a[data-search]');
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, []);

  return isOpen ? (
    <FeatureBoundary>
      <SearchPalette locale={locale} close={() => setOpen(false)} />
    </FeatureBoundary>
  ) : null;
}

'use client';

import { lazy, useEffect, useState } from 'react';
import { FeatureBoundary } from '@/components/deferred/feature-boundary';
import { isComposing } from '@/lib/client/page/is-composing';
import { isPlainClick } from '@/lib/client/navigation/internal-click';
import type { LocaleCode } from '@/lib/i18n/locales';

const SearchPalette = lazy(() => import('./search-palette').then(({ SearchPalette }) => ({ default: SearchPalette })));

/** Whether the target handles keyboard input itself. */
const isEditable = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;

/** `/`, or Ctrl-K (⌘-K), which also works in text fields. */
function isShortcut(event: KeyboardEvent): boolean {
  if (isComposing(event) || event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && event.key.toLowerCase() === 'k';
  return event.key === '/' && !isEditable(event.target);
}

/** Opens the search dialog by its keys and by links to the search page, which work without it. */
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

'use client';

import { useEffect } from 'react';
import { emptyImage } from '@/lib/assets/empty-image';

function replace(picture: HTMLImageElement): void {
  if (picture.src === emptyImage) return;
  picture.dataset.failed = picture.currentSrc || picture.src;
  picture.removeAttribute('srcset');
  picture.src = emptyImage;
}

/** Replaces images that fail to load with an empty one; the failure is reported with the page's other errors. */
export function ImageFallback() {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) replace(target);
    };
    // Images that failed before this code loaded.
    for (const picture of document.images)
      if (picture.complete && picture.naturalWidth === 0 && picture.src) replace(picture);
    addEventListener('error', onError, { capture: true });
    return () => removeEventListener('error', onError, { capture: true });
  }, []);
  return null;
}

'use client';

import { useEffect } from 'react';
import { emptyImage } from '@/lib/assets/empty-image';

function replaceImage(image: HTMLImageElement): void {
  if (image.src === emptyImage) return;
  image.dataset.failed = image.currentSrc || image.src;
  image.removeAttribute('srcset');
  image.src = emptyImage;
}

/** Replaces images that fail to load with an empty one; the failure is reported with the page's other errors. */
export function ImageFallback() {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) replaceImage(target);
    };
    // Images that failed before this code loaded.
    for (const image of document.images)
      if (image.complete && image.naturalWidth === 0 && image.src) replaceImage(image);
    addEventListener('error', onError, { capture: true });
    return () => removeEventListener('error', onError, { capture: true });
  }, []);
  return null;
}

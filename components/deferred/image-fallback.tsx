'use client';

import { useEffect } from 'react';
import { emptyImage } from '@/lib/assets/empty-image';

function replace(picture: HTMLImageElement): void {
  if (picture.src === emptyImage) return;
  picture.dataset.failed = picture.currentSrc || picture.src;
  picture.removeAttribute('srcset');
  picture.src = emptyImage;
}

/** Pictures that cannot be loaded give way to an empty one; their failure is reported with the page's other errors. */
export function ImageFallback() {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) replace(target);
    };
    // Those that failed before this code was there.
    for (const picture of document.images)
      if (picture.complete && picture.naturalWidth === 0 && picture.src) replace(picture);
    addEventListener('error', onError, { capture: true });
    return () => removeEventListener('error', onError, { capture: true });
  }, []);
  return null;
}

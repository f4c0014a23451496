import type { RefCallback } from 'react';

/** Merges several refs into one. */
export const mergeRefs =
  (...refs: RefCallback<HTMLElement>[]): RefCallback<HTMLElement> =>
  (element) => {
    const cleanups = refs.map((ref) => ref(element));
    return () => {
      for (const cleanup of cleanups) cleanup?.();
    };
  };

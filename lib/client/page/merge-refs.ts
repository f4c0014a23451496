import type { RefCallback } from 'react';

/** One ref that gives an element to several, and takes it from all of them when it goes. */
export const mergeRefs =
  (...refs: RefCallback<HTMLElement>[]): RefCallback<HTMLElement> =>
  (element) => {
    const stops = refs.map((ref) => ref(element));
    return () => {
      for (const stop of stops) stop?.();
    };
  };

import type { RefCallback } from 'react';
import { focusHeading } from '@/lib/client/page/focus-heading';

/**
 * For a part that comes and goes: when it goes with the focus in it, the focus is led back to where it was before it came
 * in. A focus that is elsewhere stays there.
 */
export const returnFocus: RefCallback<HTMLElement> = (part) => {
  if (!part) return;
  let before = document.activeElement;
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !part.contains(relatedTarget)) before = relatedTarget;
  };
  part.addEventListener('focusin', onFocus);
  return () => {
    part.removeEventListener('focusin', onFocus);
    if (!part.contains(document.activeElement)) return;
    if (before instanceof HTMLElement && before.isConnected && before !== document.body) {
      before.focus({ preventScroll: true });
    } else focusHeading({ preventScroll: true });
  };
};

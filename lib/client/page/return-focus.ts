import type { RefCallback } from 'react';
import { focusHeading } from '@/lib/client/page/focus-heading';

/**
 * Ref for a temporary element: when it is removed while focused, the focus returns to where it was before. A focus
 * elsewhere is not moved.
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

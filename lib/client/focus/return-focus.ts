import type { RefCallback } from 'react';
import { focusHeading } from '@/lib/client/focus/focus-heading';

/**
 * Ref for a temporary element: when it is removed while focused, the focus returns to where it was before. A focus
 * elsewhere is not moved.
 */
export const returnFocus: RefCallback<HTMLElement> = (element) => {
  if (!element) return;
  let previousFocus = document.activeElement;
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !element.contains(relatedTarget)) previousFocus = relatedTarget;
  };
  element.addEventListener('focusin', onFocus);
  return () => {
    element.removeEventListener('focusin', onFocus);
    if (!element.contains(document.activeElement)) return;
    if (previousFocus instanceof HTMLElement && previousFocus.isConnected && previousFocus !== document.body) {
      previousFocus.focus({ preventScroll: true });
    } else focusHeading({ preventScroll: true });
  };
};

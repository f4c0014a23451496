import type { RefCallback } from 'react';

/** Where people are led who were nowhere, or where what they left is gone. */
const heading = () => document.querySelector<HTMLElement>('h1');

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
    const wasSomewhere = before instanceof HTMLElement && before.isConnected && before !== document.body;
    (wasSomewhere ? (before as HTMLElement) : heading())?.focus({ preventScroll: true });
  };
};

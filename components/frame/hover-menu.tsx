'use client';

import { useRef, type MouseEvent, type PointerEvent, type ReactNode } from 'react';

/** A mouse that only passes by opens nothing, and one that cuts a corner on its way to the panel closes nothing. */
const openDelay = 90;
const closeDelay = 280;

const partsOf = (root: Element) => ({
  button: root.querySelector<HTMLButtonElement>('button[popovertarget]')!,
  panel: root.querySelector<HTMLElement>('[popover]')!,
});

/** Lets a mouse open the popover inside by hovering. Everything else about it is the browser's, and needs no script. */
export function HoverMenu({ className, children }: { className?: string; children: ReactNode }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isByHover = useRef(false);

  function enter({ pointerType, currentTarget }: PointerEvent<HTMLElement>) {
    const { button, panel } = partsOf(currentTarget);
    clearTimeout(timer.current);
    // Inside of the mobile menu the panel is always open and has no button.
    if (pointerType !== 'mouse' || !button.checkVisibility() || panel.matches(':popover-open')) return;
    timer.current = setTimeout(() => {
      if (!panel.isConnected) return;
      isByHover.current = true;
      panel.showPopover({ source: button });
    }, openDelay);
  }

  function leave({ currentTarget }: PointerEvent<HTMLElement>) {
    const { panel } = partsOf(currentTarget);
    clearTimeout(timer.current);
    if (!isByHover.current) return;
    timer.current = setTimeout(() => {
      isByHover.current = false;
      panel.hidePopover();
    }, closeDelay);
  }

  /** A click on the button of a panel that hovering has opened makes it stay instead of closing it. */
  function click(event: MouseEvent<HTMLElement>) {
    const { button, panel } = partsOf(event.currentTarget);
    clearTimeout(timer.current);
    if (!button.contains(event.target as Node)) return;
    if (isByHover.current && panel.matches(':popover-open')) event.preventDefault();
    isByHover.current = false;
  }

  return (
    <div className={className} onPointerEnter={enter} onPointerLeave={leave} onClickCapture={click}>
      {children}
    </div>
  );
}

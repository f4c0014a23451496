'use client';

import { useEffect, useId, useRef, useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import type { ClientMessages } from '@/lib/client/page/client-messages';
import { opened } from '@/lib/client/page/avoid-overlap';
import styles from './consultation-panel.module.css';

/** QR code, expected by Chinese readers: opens on hover, tap or key. */
export function ConsultationPanel({ className, words }: { className?: string; words: ClientMessages['stack'] }) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const lastPointer = useRef('');
  /** Last position of the mouse that opened the panel. */
  const mouse = useRef<{ x: number; y: number } | null>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    const close = () => setOpen(false);
    const isOutside = ({ target }: Event) => !root.current?.contains(target as Node);
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('pointerdown', (event) => isOutside(event) && close(), { signal });
    const onMove = (event: globalThis.PointerEvent) => {
      const { pointerType, clientX: x, clientY: y } = event;
      if (pointerType !== 'mouse' || !mouse.current) return;
      const isMoved = x !== mouse.current.x || y !== mouse.current.y;
      mouse.current = { x, y };
      if (isMoved && isOutside(event)) close();
    };
    // Not on pointerleave, which also fires when the button of a resting mouse is released.
    document.addEventListener('pointermove', onMove, { signal });
    document.documentElement.addEventListener('pointerleave', () => mouse.current && close(), { signal });
    return () => {
      stopping.abort();
      mouse.current = null;
    };
  }, [isOpen]);

  const enter = ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    mouse.current = { x, y };
    setOpen(true);
  };
  /** A mouse has opened the panel before it clicks. A click with detail 0 comes from a key. */
  const click = ({ detail }: MouseEvent) => setOpen(detail !== 0 && lastPointer.current === 'mouse' ? true : !isOpen);

  const blur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
  };

  return (
    <div className={styles.consultation} ref={root} onPointerEnter={enter} onBlur={blur}>
      <button
        className={className}
        type="button"
        aria-label={words.consultation}
        aria-expanded={isOpen}
        aria-controls={id}
        data-click="consultation"
        onPointerDown={({ pointerType }) => {
          lastPointer.current = pointerType;
        }}
        onClick={click}
      >
        <Icon name="qr-code" />
      </button>
      <div className={styles.reach} ref={opened} id={id} hidden={!isOpen} data-opened="">
        <div className={styles.panel}>
          {isOpen ? (
            // oxlint-disable-next-line next/no-img-element -- next/image does nothing for an SVG
            <img src="/api/site/consultation.svg" alt={words.consultationCode} width={202} height={202} />
          ) : null}
          <p className={styles.hint}>{words.consultationHint}</p>
        </div>
      </div>
    </div>
  );
}

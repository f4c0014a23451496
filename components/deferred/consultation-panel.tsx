'use client';

import { useEffect, useId, useRef, useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import type { ClientMessages } from '@/lib/client/messages/client-messages';
import { overlayRef } from '@/lib/client/layout/avoid-overlap';
import styles from './consultation-panel.module.css';

/** QR code panel for Chinese visitors; opens on hover, tap or keyboard activation. */
export function ConsultationPanel({
  className,
  messages,
}: {
  className?: string;
  messages: ClientMessages['floatingButtons'];
}) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const lastPointer = useRef('');
  /** Last position of the mouse that opened the panel. */
  const mousePosition = useRef<{ x: number; y: number } | null>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const { signal } = controller;
    const close = () => setOpen(false);
    const isOutside = ({ target }: Event) => !root.current?.contains(target as Node);
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('pointerdown', (event) => isOutside(event) && close(), { signal });
    const onMove = (event: globalThis.PointerEvent) => {
      const { pointerType, clientX: x, clientY: y } = event;
      if (pointerType !== 'mouse' || !mousePosition.current) return;
      const isMoved = x !== mousePosition.current.x || y !== mousePosition.current.y;
      mousePosition.current = { x, y };
      if (isMoved && isOutside(event)) close();
    };
    // Not on pointerleave, which also fires when the button of a resting mouse is released.
    document.addEventListener('pointermove', onMove, { signal });
    document.documentElement.addEventListener('pointerleave', () => mousePosition.current && close(), { signal });
    return () => {
      controller.abort();
      mousePosition.current = null;
    };
  }, [isOpen]);

  const onEnter = ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    mousePosition.current = { x, y };
    setOpen(true);
  };
  /** With a mouse, hovering has already opened the panel. `detail` is 0 for keyboard clicks. */
  const onClick = ({ detail }: MouseEvent) => setOpen(detail !== 0 && lastPointer.current === 'mouse' ? true : !isOpen);

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
  };

  return (
    <div className={styles.consultation} ref={root} onPointerEnter={onEnter} onBlur={onBlur}>
      <button
        className={className}
        type="button"
        aria-label={messages.consultation}
        aria-expanded={isOpen}
        aria-controls={id}
        data-click="consultation"
        onPointerDown={({ pointerType }) => {
          lastPointer.current = pointerType;
        }}
        onClick={onClick}
      >
        <Icon name="qr-code" />
      </button>
      <div className={styles.scope} ref={overlayRef} id={id} hidden={!isOpen} data-overlay="">
        <div className={styles.panel}>
          {isOpen ? (
            // oxlint-disable-next-line next/no-img-element -- next/image does nothing for an SVG
            <img src="/api/site/consultation.svg" alt={messages.consultationQrCode} width={202} height={202} />
          ) : null}
          <p className={styles.hint}>{messages.consultationHint}</p>
        </div>
      </div>
    </div>
  );
}

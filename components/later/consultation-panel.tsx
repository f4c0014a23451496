'use client';

import { useEffect, useId, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import type { ClientWords } from '@/lib/browser/page/client-words';
import styles from './consultation-panel.module.css';

/** A code to scan, which Chinese readers expect: shown to a mouse that hovers, and at a tap or a key. */
export function ConsultationPanel({ className, words }: { className?: string; words: ClientWords['stack'] }) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const lastPointer = useRef('');
  const id = useId();

  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
    const onPointer = ({ target }: Event) => root.current?.contains(target as Node) || setOpen(false);
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, [isOpen]);

  const hover = ({ pointerType }: PointerEvent, isOver: boolean) => {
    if (pointerType === 'mouse') setOpen(isOver);
  };
  /** A mouse has opened the panel before it clicks. A click without a pointer, whose detail is 0, is a key's. */
  const click = ({ detail }: MouseEvent) => setOpen(detail !== 0 && lastPointer.current === 'mouse' ? true : !isOpen);

  return (
    <div
      className={styles.consultation}
      ref={root}
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
    >
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
        <Icon name="circle-help" />
      </button>
      <div className={styles.reach} id={id} hidden={!isOpen}>
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

'use client';

import { useState } from 'react';
import button from './button.module.css';

type CopyButtonProps = {
  text: string;
  label: string;
  /** Label after the text was copied. */
  done: string;
  /** Name of the copied content, if the label does not contain it. */
  subject?: string;
};

/** Copies a text to the clipboard and confirms it. */
export function CopyButton({ text, label, done, subject }: CopyButtonProps) {
  const [isDone, setDone] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setDone(true);
    } catch {
      // Without clipboard permission there is no message: the text can be selected.
      setDone(false);
    }
  }

  return (
    <button
      className={button.small}
      type="button"
      onClick={() => void copy()}
      aria-label={subject ? `${label}: ${subject}` : undefined}
    >
      <span aria-live="polite">{isDone ? done : label}</span>
    </button>
  );
}

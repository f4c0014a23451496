'use client';

import { useState } from 'react';
import button from './button.module.css';

type CopyButtonProps = {
  text: string;
  label: string;
  /** What the button says once the text is copied. */
  done: string;
  /** What is copied, when the label alone does not tell it. */
  subject?: string;
};

/** Copies a text to the clipboard and says so. */
export function CopyButton({ text, label, done, subject }: CopyButtonProps) {
  const [isDone, setDone] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setDone(true);
    } catch {
      // Without permission to write there is nothing to tell: the text is there to be selected.
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

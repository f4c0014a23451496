'use client';

import { useState } from 'react';
import button from './button.module.css';

type CopyButtonProps = {
  text: string;
  label: string;
  /** Label after the text was copied. */
  copiedLabel: string;
  /** Name of the copied content, if the label does not contain it. */
  subject?: string;
};

/** Copies a text to the clipboard and confirms it. */
export function CopyButton({ text, label, copiedLabel, subject }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Without clipboard permission there is no message: the text can be selected.
      setCopied(false);
    }
  }

  return (
    <button
      className={button.small}
      type="button"
      onClick={() => void copy()}
      aria-label={subject ? `${label}: ${subject}` : undefined}
    >
      <span aria-live="polite">{isCopied ? copiedLabel : label}</span>
    </button>
  );
}

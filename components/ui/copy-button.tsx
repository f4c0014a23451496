'use client';

/** Copies a text to the clipboard. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  return (
    <button type="button" onClick={() => void navigator.clipboard.writeText(text)} aria-label={`${label}: ${text}`}>
      {label}
    </button>
  );
}

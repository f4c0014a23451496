'use client';

import { useEffect } from 'react';

/** Milliseconds after the last keystroke until the preview is updated. */
const previewDelay = 400;
/** How long a button says that it has copied, in milliseconds. */
const copiedDuration = 2000;

/** Copies what a button names, and says so on the button. */
function copy(event: MouseEvent): void {
  const button = (event.target as Element | null)?.closest<HTMLButtonElement>('button[data-copy]');
  if (!button || button.dataset.state === 'copied') return;
  void navigator.clipboard.writeText(button.dataset.copy!).then(() => {
    button.dataset.state = 'copied';
    setTimeout(() => delete button.dataset.state, copiedDuration);
  });
}

/** Replaces the parts of the page that depend on the fields by those of a page that the server makes of them. */
async function updatePreview(form: HTMLFormElement, signal: AbortSignal): Promise<void> {
  const entries = [...new FormData(form)].filter(([name, value]) => name !== 'action' && value !== '');
  const query = new URLSearchParams([...(entries as [string, string][]), ['preview', '1']]);
  const response = await fetch(`${location.pathname}?${query}`, { signal });
  if (!response.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const part of document.querySelectorAll('[data-live]')) {
    const updated = page.getElementById(part.id);
    if (updated && updated.innerHTML !== part.innerHTML) part.innerHTML = updated.innerHTML;
  }
}

/** Makes links quicker to work with: copies addresses, and shows the preview while one types. */
export function LinkScripts({ formId }: { formId?: string }) {
  useEffect(() => {
    document.addEventListener('click', copy);
    return () => document.removeEventListener('click', copy);
  }, []);

  useEffect(() => {
    const form = formId ? (document.getElementById(formId) as HTMLFormElement | null) : null;
    if (!form) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let running = new AbortController();
    const schedule = () => {
      clearTimeout(timer);
      running.abort();
      running = new AbortController();
      const { signal } = running;
      // Without a connection, or aborted by the next keystroke: the preview stays as it is.
      timer = setTimeout(() => void updatePreview(form, signal).catch(() => undefined), previewDelay);
    };
    form.addEventListener('input', schedule);
    return () => {
      clearTimeout(timer);
      running.abort();
      form.removeEventListener('input', schedule);
    };
  }, [formId]);

  return null;
}

import { isIsolatedPath } from '@/lib/urls/isolated-pages';

/**
 * Isolated pages (lib/urls/isolated-pages.ts) send nothing once their tool is in use: from the first input until the
 * page is left, only requests that a click asks for are allowed. Events wait until then.
 */

let isInUse = false;
let isLeft = false;

/** Whether this document is an isolated page; it stays one, because such pages are left by full page loads. */
export const isIsolatedPage = (): boolean => isIsolatedPath(location.pathname);

/** Whether the page must not send anything by itself. */
export const isSendingPaused = (): boolean => isInUse && !isLeft;

const isEdited = (field: Element) =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== field.defaultValue;

/** Marks the page as in use at the first input into its tool, which may have been before this code loaded. */
export function followToolUse(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const tool = document.querySelector('[data-tool]');
  if (!tool) return () => {};
  const use = () => {
    isInUse = true;
  };
  if ([...tool.querySelectorAll('input, textarea')].some(isEdited)) use();
  for (const type of ['input', 'change', 'paste', 'drop', 'click'])
    tool.addEventListener(type, use, { capture: true, signal });
  // Captured at the window, so before the listeners that send what is left.
  addEventListener('pagehide', () => (isLeft = true), { capture: true, signal });
  addEventListener('pageshow', () => (isLeft = false), { capture: true, signal });
  return () => controller.abort();
}

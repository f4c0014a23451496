/**
 * Adds script behavior to an article's share links: the first copies the URL, and the button opens the system's share
 * dialog where available.
 * @param links the element with `data-share`, the article's title
 * @param onCopied called when the URL has been copied
 * @returns stops listening
 */
export function enhanceShare(links: HTMLElement, onCopied: () => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const copy = links.querySelector('a')!;
  const button = links.querySelector('button')!;
  const url = copy.href;

  const copyAddress = async (event: MouseEvent) => {
    event.preventDefault();
    await navigator.clipboard.writeText(url);
    onCopied();
  };
  const shareBySystem = async () => {
    try {
      await navigator.share({ url, title: links.dataset.share! });
    } catch (error) {
      // AbortError: the visitor closed the share dialog.
      if ((error as DOMException).name !== 'AbortError') throw error;
    }
  };

  if ('clipboard' in navigator) copy.addEventListener('click', (event) => void copyAddress(event), { signal });
  if ('share' in navigator) {
    button.hidden = false;
    button.addEventListener('click', () => void shareBySystem(), { signal });
  }
  return () => stopping.abort();
}

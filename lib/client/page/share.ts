/**
 * Has the links with which an article is passed on do what only scripts can: the first copies the address, and the button
 * opens the system's own way to share, where there is one.
 * @param links the element with `data-share`, the article's title
 * @param onCopied called when the address has been copied
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
      // Whoever closes the system's window has changed their mind.
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

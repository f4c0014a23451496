/**
 * Adds script behavior to an article's share links: the first copies the URL, and the button opens the system's share
 * dialog where available.
 * @param links the element with `data-share`, the article's title
 * @param onCopied called when the URL has been copied
 * @returns a cleanup function that stops listening
 */
export function enhanceShareLinks(links: HTMLElement, onCopied: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const copyLink = links.querySelector('a')!;
  const button = links.querySelector('button')!;
  const url = copyLink.href;

  const copyUrl = async (event: MouseEvent) => {
    event.preventDefault();
    await navigator.clipboard.writeText(url);
    onCopied();
  };
  const openShareDialog = async () => {
    try {
      await navigator.share({ url, title: links.dataset.share! });
    } catch (error) {
      // AbortError: the visitor closed the share dialog.
      if ((error as DOMException).name !== 'AbortError') throw error;
    }
  };

  if ('clipboard' in navigator) copyLink.addEventListener('click', (event) => void copyUrl(event), { signal });
  if ('share' in navigator) {
    button.hidden = false;
    button.addEventListener('click', () => void openShareDialog(), { signal });
  }
  return () => controller.abort();
}

/**
 * Runs a function once the page has its title: immediately, or when it is inserted. React removes the whole head of the
 * previous page together with that page, and Next.js may insert the new head after the new page; in between there is no
 * title.
 * @returns a cleanup function that stops waiting
 */
export function onTitleReady(run: () => void): () => void {
  const observer = new MutationObserver(checkTitle);
  function checkTitle(): void {
    if (!document.title) return;
    observer.disconnect();
    run();
  }
  observer.observe(document.head, { childList: true });
  checkTitle();
  return () => observer.disconnect();
}

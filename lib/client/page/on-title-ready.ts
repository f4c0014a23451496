/**
 * Runs something once the page has its head: at once, or when that arrives. React takes the whole head of the last page
 * away together with that page, and Next.js may bring the next one after the new page: until then there is no title.
 * @returns stops waiting
 */
export function onTitleReady(run: () => void): () => void {
  const observer = new MutationObserver(look);
  function look(): void {
    if (!document.title) return;
    observer.disconnect();
    run();
  }
  observer.observe(document.head, { childList: true });
  look();
  return () => observer.disconnect();
}

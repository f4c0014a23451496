/**
 * Runs a function once the page has its title: at once, or when it arrives. React removes the whole head of the last
 * page together with that page, and Next.js may insert the next one after the new page: until then there is no title.
 * @returns stops waiting
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

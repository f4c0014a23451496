/**
 * Marks the pictures of the page that are not seen, those that come later too: they do not move (app/deferred-layout.css), and
 * take none of the computer's time.
 * @returns how to stop
 */
export function pauseOffscreenAnimations(): (() => void) | undefined {
  if (!('IntersectionObserver' in window)) return undefined;
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) target.toggleAttribute('data-offscreen', !isIntersecting);
  });
  // One that is observed already stays so.
  const observeAll = () => document.querySelectorAll('main figure').forEach((picture) => seen.observe(picture));
  const changes = new MutationObserver(observeAll);
  changes.observe(document.body, { childList: true, subtree: true });
  observeAll();
  return () => {
    seen.disconnect();
    changes.disconnect();
  };
}

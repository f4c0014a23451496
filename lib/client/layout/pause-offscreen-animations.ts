/**
 * Marks offscreen figures of the page, including those added later: their animations pause (app/deferred-layout.css),
 * which saves CPU time.
 * @returns a cleanup function that stops observing
 */
export function pauseOffscreenAnimations(): (() => void) | undefined {
  if (!('IntersectionObserver' in window)) return undefined;
  const visibilityObserver = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) target.toggleAttribute('data-offscreen', !isIntersecting);
  });
  // Observing an element twice has no effect.
  const observeAll = () =>
    document.querySelectorAll('main figure').forEach((figure) => visibilityObserver.observe(figure));
  const mutationObserver = new MutationObserver(observeAll);
  mutationObserver.observe(document.body, { childList: true, subtree: true });
  observeAll();
  return () => {
    visibilityObserver.disconnect();
    mutationObserver.disconnect();
  };
}

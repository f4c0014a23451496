/**
 * Marks the pictures of the page that are not seen: they do not move (app/out-of-view.css), and take none of the
 * computer's time.
 * @returns how to stop
 */
export function restUnseen(): (() => void) | undefined {
  if (!('IntersectionObserver' in window)) return undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      (target as HTMLElement).toggleAttribute('data-unseen', !isIntersecting);
  });
  for (const picture of document.querySelectorAll('main figure')) observer.observe(picture);
  return () => observer.disconnect();
}

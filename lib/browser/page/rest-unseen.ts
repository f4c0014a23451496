/**
 * Marks the sections of the page that are not seen: pictures in them do not move (app/out-of-view.css), and take none of
 * the computer's time.
 * @returns how to stop
 */
export function restUnseen(): (() => void) | undefined {
  if (!('IntersectionObserver' in window)) return undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      (target as HTMLElement).toggleAttribute('data-unseen', !isIntersecting);
  });
  for (const section of document.querySelectorAll('main section')) observer.observe(section);
  return () => observer.disconnect();
}

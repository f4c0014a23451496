/**
 * Marks in the contents of an article the heading that is being read: the last one that has come under the header.
 * @returns how to stop
 */
export function spyOnScroll(contents: HTMLElement): () => void {
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const places = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
  const mark = () => {
    const line = window.innerHeight / 4;
    const passed = places.filter((place) => place && place.getBoundingClientRect().top < line).length;
    links.forEach((link, i) => link.toggleAttribute('data-read', i === Math.max(0, passed - 1)));
  };
  // All above the line counts as seen: a jump past it, as with the key Home, would go unnoticed else.
  const observer = new IntersectionObserver(mark, { rootMargin: '1000000px 0px -75% 0px' });
  for (const place of places) if (place) observer.observe(place);
  return () => observer.disconnect();
}

/**
 * Marks the current heading in an article's table of contents: the last one that scrolled under the header.
 * @returns a cleanup function that stops observing
 */
export function spyOnScroll(contents: HTMLElement): () => void {
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
  const update = () => {
    const line = window.innerHeight / 4;
    const passedCount = headings.filter((heading) => heading && heading.getBoundingClientRect().top < line).length;
    links.forEach((link, i) => link.toggleAttribute('data-current', i === Math.max(0, passedCount - 1)));
  };
  // Everything above the line counts as scrolled past; otherwise jumps, such as with the Home key, would be missed.
  const observer = new IntersectionObserver(update, { rootMargin: '1000000px 0px -75% 0px' });
  for (const heading of headings) if (heading) observer.observe(heading);
  return () => observer.disconnect();
}

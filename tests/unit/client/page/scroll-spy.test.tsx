import { beforeEach, describe, expect, it, vi } from 'vitest';
import { spyOnScroll } from '@/lib/client/page/scroll-spy';

let seen: () => void;
const tops: Record<string, number> = {};

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: () => void) {
        seen = callback;
      }
      observe = () => {};
      disconnect = () => (seen = () => {});
    },
  );
  document.body.innerHTML = `
    <nav><a href="#one">One</a><a href="#${encodeURIComponent('два')}">Two</a><a href="#three">Three</a></nav>
    <h2 id="one"></h2><h2 id="два"></h2><h2 id="three"></h2>`;
  for (const heading of document.querySelectorAll('h2')) {
    heading.getBoundingClientRect = () => ({ top: tops[heading.id]! }) as DOMRect;
  }
});

const scrollTo = (...[first, second, third]: [number, number, number]) => {
  Object.assign(tops, { one: first, два: second, three: third });
  seen();
};
const read = () => [...document.querySelectorAll('[data-current]')].map((link) => link.textContent);

describe('scroll spy', () => {
  it('the scroll spy highlights the current heading, initially the first one', () => {
    spyOnScroll(document.querySelector('nav')!);
    scrollTo(900, 1800, 2700);
    expect(read()).toEqual(['One']);
    scrollTo(-900, 50, 950);
    expect(read()).toEqual(['Two']);
    scrollTo(-2000, -1000, -100);
    expect(read()).toEqual(['Three']);
  });

  it('the highlight does not change after the scroll spy is stopped', () => {
    const stop = spyOnScroll(document.querySelector('nav')!);
    scrollTo(0, 900, 1800);
    stop();
    scrollTo(-2000, -1000, -100);
    expect(read()).toEqual(['One']);
  });
});

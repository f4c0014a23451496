import { beforeEach, expect, it } from 'vitest';
import { spyOnScroll } from '@/lib/client/article/scroll-spy';
import { mockIntersections } from '@/tests/mocks/browser';

const tops: Record<string, number> = {};
let notify: (share: number) => void;

beforeEach(() => {
  notify = mockIntersections();
  document.body.innerHTML = `
    <nav><a href="#one">One</a><a href="#${encodeURIComponent('два')}">Two</a><a href="#three">Three</a></nav>
    <h2 id="one"></h2><h2 id="два"></h2><h2 id="three"></h2>`;
  for (const heading of document.querySelectorAll('h2')) {
    heading.getBoundingClientRect = () => ({ top: tops[heading.id]! }) as DOMRect;
  }
});

const scrollTo = (first: number, second: number, third: number) => {
  Object.assign(tops, { one: first, два: second, three: third });
  notify(1);
};
const read = () => [...document.querySelectorAll('[data-current]')].map((link) => link.textContent);

it('the scroll spy highlights the current heading, initially the first one, until it is stopped', () => {
  const stop = spyOnScroll(document.querySelector('nav')!);
  scrollTo(900, 1800, 2700);
  expect(read()).toEqual(['One']);
  scrollTo(-900, 50, 950);
  expect(read()).toEqual(['Two']);
  scrollTo(-2000, -1000, -100);
  expect(read()).toEqual(['Three']);
  stop();
  scrollTo(900, 1800, 2700);
  expect(read()).toEqual(['Three']);
});

import { act, fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { LoadingBar } from '@/components/deferred/loading-bar';
import { linkPath } from '@/lib/i18n/locale-paths';
import { NextContext } from '../next-context';

const advance = (time: number) => act(() => vi.advanceTimersByTime(time));
const bar = () => document.querySelector<HTMLElement>('[data-loading-bar]');
const progress = () => parseFloat((bar()!.firstElementChild as HTMLElement).style.inlineSize);

const page = (path: string, query = '') => (
  <NextContext path={path} query={query}>
    <a href={linkPath('en', '/pricing')}>Pricing</a>
    <a href="#answers">Answers</a>
    <a href="https://example.com/">Elsewhere</a>
    <a href={linkPath('en', '/pricing')} download>
      Download
    </a>
    <a href={linkPath('en', '/blog/rss.xml')}>Feed</a>
    <a href={linkPath('en', '/faq')}>This page</a>
    <a href={linkPath('ru', '/pricing')} rel="nofollow">
      Another language
    </a>
    <LoadingBar />
  </NextContext>
);

/** Clicks a link as a visitor does. The router handles the click last; nothing leaves the page in jsdom. */
function clickLink(view: ReturnType<typeof render>, name: string, eventInit: MouseEventInit = {}): void {
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(view.getByRole('link', { name }), eventInit);
}

/** Simulates that the router has rendered another page. */
function finishNavigation(view: ReturnType<typeof render>, path: string, query = ''): void {
  history.pushState(null, '', query ? `${path}?${query}` : path);
  view.rerender(page(path, query));
}

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/faq');
});

const status = () => bar()?.dataset.status;

/** Renders a page and clicks one of its links. */
function leave(name: string, eventInit?: MouseEventInit) {
  const view = render(page('/faq'));
  clickLink(view, name, eventInit);
  return view;
}

it('the loading bar is not shown for a page that loads within 200 ms', () => {
  const view = leave('Pricing');
  advance(199);
  expect(bar()).toBeNull();
  finishNavigation(view, '/pricing');
  advance(60_000);
  expect(bar()).toBeNull();
});

it('the loading bar progresses without completing while a page loads, and completes when it is rendered', () => {
  const view = leave('Pricing');
  advance(200);
  expect(status()).toBe('running');
  // Screen readers announce the new page by its title.
  expect(bar()!.getAttribute('aria-hidden')).toBe('true');
  const early = progress();
  advance(1000);
  expect(progress()).toBeGreaterThan(early);
  advance(8000);
  expect(progress()).toBeLessThan(100);
  finishNavigation(view, '/pricing');
  expect([status(), progress()]).toEqual(['done', 100]);
  advance(500);
  expect(bar()).toBeNull();
});

it('the loading bar completes for a page that differs only in its query', () => {
  const view = render(page('/search', 'q=proxy'));
  history.replaceState(null, '', '/search?q=proxy');
  clickLink(view, 'Pricing');
  advance(500);
  finishNavigation(view, '/search', 'q=profile');
  expect(status()).toBe('done');
});

it('the loading bar fails after ten seconds without a response', () => {
  leave('Pricing');
  advance(9999);
  expect(status()).toBe('running');
  advance(1);
  expect(status()).toBe('failed');
  advance(500);
  expect(bar()).toBeNull();
});

it.each<[what: string, link: string, eventInit: MouseEventInit]>([
  ...['Answers', 'Elsewhere', 'Download', 'Feed', 'This page', 'Another language'].map(
    (link) => [`the link “${link}”`, link, {}] as [string, string, MouseEventInit],
  ),
  ['the Control key', 'Pricing', { ctrlKey: true }],
  ['the Meta key', 'Pricing', { metaKey: true }],
  ['the Shift key', 'Pricing', { shiftKey: true }],
  ['the Alt key', 'Pricing', { altKey: true }],
  ['the middle button', 'Pricing', { button: 1 }],
])('the loading bar is not shown for a click that the router does not handle: %s', (_, link, eventInit) => {
  leave(link, eventInit);
  advance(1000);
  expect(bar()).toBeNull();
});

it('the loading bar is not shown for a prevented click, such as for a dialog, and runs for the next one', () => {
  const view = render(page('/faq'));
  // The last listener on the page: added after the bar's, on the outermost target.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  clickLink(view, 'Pricing');
  advance(1000);
  expect(bar()).toBeNull();
  clickLink(view, 'Pricing');
  advance(200);
  expect(status()).toBe('running');
});

it('the loading bar disappears if the visitor stays after a beforeunload prompt', () => {
  leave('Pricing');
  advance(500);
  addEventListener('beforeunload', (event) => event.preventDefault(), { once: true, capture: true });
  act(() => void dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(bar()).toBeNull();
  advance(1000);
  expect(bar()).toBeNull();
});

it('the loading bar runs on history navigation to another page, and not within the page', () => {
  render(page('/faq'));
  for (const [url, expected] of [
    ['/faq#answers', undefined],
    ['/pricing', 'running'],
  ] as const) {
    history.replaceState(null, '', url);
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    advance(1000);
    expect(status(), url).toBe(expected);
  }
});

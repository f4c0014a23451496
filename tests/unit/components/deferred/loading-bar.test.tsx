import { act, fireEvent, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadingBar } from '@/components/deferred/loading-bar';
import { linkPath } from '@/lib/i18n/locale-paths';
import { NextContext } from '../next-context';

const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
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
function follow(view: ReturnType<typeof render>, name: string, eventInit: MouseEventInit = {}): void {
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(view.getByRole('link', { name }), eventInit);
}

/** Simulates that the router has rendered another page. */
function arrive(view: ReturnType<typeof render>, path: string, query = ''): void {
  history.pushState(null, '', query ? `${path}?${query}` : path);
  view.rerender(page(path, query));
}

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/faq');
});

describe('loading bar', () => {
  it('the loading bar is not shown for a page that loads within 200 ms', () => {
    const view = render(page('/faq'));
    follow(view, 'Pricing');
    pass(199);
    expect(bar()).toBeNull();
    arrive(view, '/pricing');
    pass(60_000);
    expect(bar()).toBeNull();
  });

  it('the loading bar progresses without completing while a page loads', () => {
    const view = render(page('/faq'));
    follow(view, 'Pricing');
    pass(200);
    expect(bar()!.dataset.status).toBe('running');
    const early = progress();
    pass(1000);
    expect(progress()).toBeGreaterThan(early);
    pass(8000);
    expect(progress()).toBeLessThan(100);
  });

  it('the loading bar completes when the page is rendered, and disappears half a second later', () => {
    const view = render(page('/faq'));
    follow(view, 'Pricing');
    pass(500);
    arrive(view, '/pricing');
    expect([bar()!.dataset.status, progress()]).toEqual(['done', 100]);
    pass(500);
    expect(bar()).toBeNull();
  });

  it('the loading bar completes for a page that differs only in its query', () => {
    const view = render(page('/search', 'q=proxy'));
    history.replaceState(null, '', '/search?q=proxy');
    follow(view, 'Pricing');
    pass(500);
    arrive(view, '/search', 'q=profile');
    expect(bar()!.dataset.status).toBe('done');
  });

  it('the loading bar fails after ten seconds without a response', () => {
    const view = render(page('/faq'));
    follow(view, 'Pricing');
    pass(9999);
    expect(bar()!.dataset.status).toBe('running');
    pass(1);
    expect(bar()!.dataset.status).toBe('failed');
    pass(500);
    expect(bar()).toBeNull();
  });

  it.each(['Answers', 'Elsewhere', 'Download', 'Feed', 'This page', 'Another language'])(
    'the loading bar is not shown if the router loads no other page: %s',
    (name) => {
      const view = render(page('/faq'));
      follow(view, name);
      pass(1000);
      expect(bar()).toBeNull();
    },
  );

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'the loading bar is not shown for a modified click: %o',
    (eventInit) => {
      const view = render(page('/faq'));
      follow(view, 'Pricing', eventInit);
      pass(1000);
      expect(bar()).toBeNull();
    },
  );

  it('the loading bar is not shown for a prevented click, such as for a dialog, and runs for the next one', () => {
    const view = render(page('/faq'));
    // The last listener on the page: added after the bar's, on the outermost target.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    follow(view, 'Pricing');
    pass(1000);
    expect(bar()).toBeNull();
    follow(view, 'Pricing');
    pass(200);
    expect(bar()!.dataset.status).toBe('running');
  });

  it('the loading bar disappears if the visitor stays after a beforeunload prompt', () => {
    const view = render(page('/faq'));
    follow(view, 'Pricing');
    pass(500);
    addEventListener('beforeunload', (event) => event.preventDefault(), { once: true, capture: true });
    act(() => void dispatchEvent(new Event('beforeunload', { cancelable: true })));
    expect(bar()).toBeNull();
    pass(1000);
    expect(bar()).toBeNull();
  });

  it('the loading bar runs on history navigation to another page, and not within the page', () => {
    render(page('/faq'));
    history.replaceState(null, '', '/faq#answers');
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    pass(1000);
    expect(bar()).toBeNull();
    history.replaceState(null, '', '/pricing');
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    pass(200);
    expect(bar()!.dataset.status).toBe('running');
  });

  it('the loading bar is hidden from screen readers, which announce the new page by its title', () => {
    const view = render(page('/faq'));
    follow(view, 'Pricing');
    pass(200);
    expect(bar()!.getAttribute('aria-hidden')).toBe('true');
  });
});

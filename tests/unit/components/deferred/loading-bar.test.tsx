import { act, fireEvent, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('loading bar', () => {
  it('the loading bar is not shown for a page that loads within 200 ms', () => {
    const view = render(page('/faq'));
    clickLink(view, 'Pricing');
    advance(199);
    expect(bar()).toBeNull();
    finishNavigation(view, '/pricing');
    advance(60_000);
    expect(bar()).toBeNull();
  });

  it('the loading bar progresses without completing while a page loads', () => {
    const view = render(page('/faq'));
    clickLink(view, 'Pricing');
    advance(200);
    expect(bar()!.dataset.status).toBe('running');
    const early = progress();
    advance(1000);
    expect(progress()).toBeGreaterThan(early);
    advance(8000);
    expect(progress()).toBeLessThan(100);
  });

  it('the loading bar completes when the page is rendered, and disappears half a second later', () => {
    const view = render(page('/faq'));
    clickLink(view, 'Pricing');
    advance(500);
    finishNavigation(view, '/pricing');
    expect([bar()!.dataset.status, progress()]).toEqual(['done', 100]);
    advance(500);
    expect(bar()).toBeNull();
  });

  it('the loading bar completes for a page that differs only in its query', () => {
    const view = render(page('/search', 'q=proxy'));
    history.replaceState(null, '', '/search?q=proxy');
    clickLink(view, 'Pricing');
    advance(500);
    finishNavigation(view, '/search', 'q=profile');
    expect(bar()!.dataset.status).toBe('done');
  });

  it('the loading bar fails after ten seconds without a response', () => {
    const view = render(page('/faq'));
    clickLink(view, 'Pricing');
    advance(9999);
    expect(bar()!.dataset.status).toBe('running');
    advance(1);
    expect(bar()!.dataset.status).toBe('failed');
    advance(500);
    expect(bar()).toBeNull();
  });

  it.each(['Answers', 'Elsewhere', 'Download', 'Feed', 'This page', 'Another language'])(
    'the loading bar is not shown if the router loads no other page: %s',
    (name) => {
      const view = render(page('/faq'));
      clickLink(view, name);
      advance(1000);
      expect(bar()).toBeNull();
    },
  );

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'the loading bar is not shown for a modified click: %o',
    (eventInit) => {
      const view = render(page('/faq'));
      clickLink(view, 'Pricing', eventInit);
      advance(1000);
      expect(bar()).toBeNull();
    },
  );

  it('the loading bar is not shown for a prevented click, such as for a dialog, and runs for the next one', () => {
    const view = render(page('/faq'));
    // The last listener on the page: added after the bar's, on the outermost target.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    clickLink(view, 'Pricing');
    advance(1000);
    expect(bar()).toBeNull();
    clickLink(view, 'Pricing');
    advance(200);
    expect(bar()!.dataset.status).toBe('running');
  });

  it('the loading bar disappears if the visitor stays after a beforeunload prompt', () => {
    const view = render(page('/faq'));
    clickLink(view, 'Pricing');
    advance(500);
    addEventListener('beforeunload', (event) => event.preventDefault(), { once: true, capture: true });
    act(() => void dispatchEvent(new Event('beforeunload', { cancelable: true })));
    expect(bar()).toBeNull();
    advance(1000);
    expect(bar()).toBeNull();
  });

  it('the loading bar runs on history navigation to another page, and not within the page', () => {
    render(page('/faq'));
    history.replaceState(null, '', '/faq#answers');
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    advance(1000);
    expect(bar()).toBeNull();
    history.replaceState(null, '', '/pricing');
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    advance(200);
    expect(bar()!.dataset.status).toBe('running');
  });

  it('the loading bar is hidden from screen readers, which announce the new page by its title', () => {
    const view = render(page('/faq'));
    clickLink(view, 'Pricing');
    advance(200);
    expect(bar()!.getAttribute('aria-hidden')).toBe('true');
  });
});

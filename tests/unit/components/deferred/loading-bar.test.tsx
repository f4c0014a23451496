import { act, fireEvent, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadingBar } from '@/components/deferred/loading-bar';
import { linkPath } from '@/lib/i18n/paths';
import { OnPage } from '../on-page';

const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
const bar = () => document.querySelector<HTMLElement>('[data-loading-bar]');
const progress = () => parseFloat((bar()!.firstElementChild as HTMLElement).style.inlineSize);

const page = (path: string, query = '') => (
  <OnPage path={path} query={query}>
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
  </OnPage>
);

/** Clicks a link as a visitor does. The router, which comes last, takes the click; nothing can leave the page here. */
function follow(view: ReturnType<typeof render>, name: string, how: MouseEventInit = {}): void {
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(view.getByRole('link', { name }), how);
}

/** The router has put another page there. */
function arrive(view: ReturnType<typeof render>, path: string, query = ''): void {
  history.pushState(null, '', query ? `${path}?${query}` : path);
  view.rerender(page(path, query));
}

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/faq');
});

describe('the loading bar', () => {
  it('shows nothing for a page that is there within 200 ms', () => {
    const view = render(page('/faq'));
    follow(view, 'Pricing');
    pass(199);
    expect(bar()).toBeNull();
    arrive(view, '/pricing');
    pass(60_000);
    expect(bar()).toBeNull();
  });

  it('runs for a page that takes longer, ever further and never to the end', () => {
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

  it('reaches the end when the page is there, and goes half a second later', () => {
    const view = render(page('/faq'));
    follow(view, 'Pricing');
    pass(500);
    arrive(view, '/pricing');
    expect([bar()!.dataset.status, progress()]).toEqual(['done', 100]);
    pass(500);
    expect(bar()).toBeNull();
  });

  it('ends for a page that differs in its query alone', () => {
    const view = render(page('/search', 'q=proxy'));
    history.replaceState(null, '', '/search?q=proxy');
    follow(view, 'Pricing');
    pass(500);
    arrive(view, '/search', 'q=profile');
    expect(bar()!.dataset.status).toBe('done');
  });

  it('fails after ten seconds without an answer', () => {
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
    'stays away when the router loads no other page: %s',
    (name) => {
      const view = render(page('/faq'));
      follow(view, name);
      pass(1000);
      expect(bar()).toBeNull();
    },
  );

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'stays away when a click asks for something else: %o',
    (how) => {
      const view = render(page('/faq'));
      follow(view, 'Pricing', how);
      pass(1000);
      expect(bar()).toBeNull();
    },
  );

  it('stays away when somebody else takes the click, such as for a dialog, and runs for the next one', () => {
    const view = render(page('/faq'));
    // As late as can be on the page: after the bar is there, and above everything.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    follow(view, 'Pricing');
    pass(1000);
    expect(bar()).toBeNull();
    follow(view, 'Pricing');
    pass(200);
    expect(bar()!.dataset.status).toBe('running');
  });

  it('goes when the browser asks before it leaves the page, and the visitor stays', () => {
    const view = render(page('/faq'));
    follow(view, 'Pricing');
    pass(500);
    addEventListener('beforeunload', (event) => event.preventDefault(), { once: true, capture: true });
    act(() => void dispatchEvent(new Event('beforeunload', { cancelable: true })));
    expect(bar()).toBeNull();
    pass(1000);
    expect(bar()).toBeNull();
  });

  it('runs on the way back to another page, and not to a place on the same one', () => {
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

  it('is hidden from screen readers, which tell the new page by its title', () => {
    const view = render(page('/faq'));
    follow(view, 'Pricing');
    pass(200);
    expect(bar()!.getAttribute('aria-hidden')).toBe('true');
  });
});

import { act, fireEvent, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadingBar } from '@/components/later/loading-bar';
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
    <LoadingBar />
  </OnPage>
);

/** Clicks a link as a visitor does. The router would take the click from the browser, which cannot leave the page here. */
function follow(view: ReturnType<typeof render>, name: string): void {
  const link = view.getByRole('link', { name });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
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

  it.each(['Answers', 'Elsewhere'])('stays away when a click loads no page of the site: %s', (name) => {
    const view = render(page('/faq'));
    follow(view, name);
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

import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NextContext } from '../next-context';

/**
 * Loads a page.
 * @returns a function that navigates to another page with the router
 */
async function open(path: string) {
  // A page load starts with empty memory.
  vi.resetModules();
  const { RouteAnnouncer } = await import('@/components/layout/route-announcer');
  vi.useFakeTimers();
  const show = (next: string) => {
    history.pushState(null, '', next);
    return (
      <NextContext path={location.pathname}>
        <h1 tabIndex={-1}>{next}</h1>
        <RouteAnnouncer locale="en" />
      </NextContext>
    );
  };
  const { rerender } = render(show(path));
  return async (next: string, title: string) => {
    // The old head is removed with the old page; the new one may arrive slightly after the new page.
    document.querySelector('title')?.remove();
    rerender(show(next));
    await act(async () => {
      document.title = title;
    });
  };
}

it('focus does not move after a navigation to a URL with a fragment', async () => {
  const goOn = await open('/pricing');
  await goOn('/faq#proxies', 'Questions and answers');
  expect(document.activeElement).toBe(document.body);
});

it('a page load does not move focus or announce anything, since the browser does both', async () => {
  await open('/pricing');
  document.title = 'Pricing';
  act(() => vi.advanceTimersByTime(1000));
  expect(document.activeElement).toBe(document.body);
  expect(screen.getByRole('status').textContent).toBe('');
});

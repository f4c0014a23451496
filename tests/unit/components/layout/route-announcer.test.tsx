import { act, render, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { describe, expect, it, vi } from 'vitest';
import { storedLocaleCookie } from '@/lib/i18n/stored-locale';
import type { LocaleCode } from '@/lib/i18n/locales';
import { OnPage } from '../on-page';

const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
const heading = () => screen.getByRole('heading', { level: 1 });

/** Opens a page by loading it; the function that is given back goes on to another one by the router. */
async function open(address: string, locale: LocaleCode = 'en') {
  // A page load begins with nothing in memory.
  vi.resetModules();
  const { RouteAnnouncer: AfterNavigation } = await import('@/components/layout/route-announcer');
  vi.useFakeTimers();
  const page = (path: string) => (
    <OnPage path={path}>
      <h1 tabIndex={-1}>{path}</h1>
      <AfterNavigation locale={locale} />
    </OnPage>
  );
  const show = (next: string) => {
    history.pushState(null, '', next);
    return page(new URL(next, location.href).pathname);
  };
  const { rerender } = render(show(address));
  return async (next: string, title: string) => {
    // The old head goes with the old page; the new one may come a little later than the new page.
    document.querySelector('title')?.remove();
    rerender(show(next));
    await act(async () => {
      document.title = title;
    });
  };
}

describe('after a navigation', () => {
  it('the focus moves to the heading, and a screen reader hears the title', async () => {
    const goOn = await open('/pricing');
    await goOn('/faq', 'Questions and answers');
    expect(document.activeElement).toBe(heading());
    expect(screen.getByRole('status').textContent).toBe('Questions and answers');
  });

  it('the focus stays where it is when the address names a place on the page', async () => {
    const goOn = await open('/pricing');
    await goOn('/faq#proxies', 'Questions and answers');
    expect(document.activeElement).toBe(document.body);
  });
});

describe('a page that is loaded', () => {
  it('leaves the focus alone and says nothing: the browser does both', async () => {
    await open('/pricing');
    document.title = 'Pricing';
    pass(1000);
    expect(document.activeElement).toBe(document.body);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

describe('the language of a page', () => {
  it('is remembered when the address names it', async () => {
    Cookies.set(storedLocaleCookie, 'ru', { path: '/' });
    await open('/jp/pricing', 'jp');
    expect([Cookies.get(storedLocaleCookie), localStorage.getItem(storedLocaleCookie)]).toEqual(['jp', 'jp']);
  });

  it('takes no choice away when the address does not name it', async () => {
    Cookies.set(storedLocaleCookie, 'ru', { path: '/' });
    await open('/pricing');
    expect(Cookies.get(storedLocaleCookie)).toBe('ru');
  });

  it('is remembered at the first visit, whatever the address', async () => {
    await open('/pricing');
    expect(Cookies.get(storedLocaleCookie)).toBe('en');
  });
});

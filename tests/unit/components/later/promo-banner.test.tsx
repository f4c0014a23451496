import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PromoBanner } from '@/components/later/promo-banner';
import { offer } from '@/lib/browser/page/banner-offer';
import { signUpClicks } from '@/lib/protocol/event-names';
import client from '@/messages/en/client.json';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(offer.from) });
  // The document of tests has no layout.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the link of the banner leads where the page’s own does, and counts as a sign-up', () => {
  render(
    <>
      <a data-account="register" href="https://app.example/register?lang=en-US">
        The page’s own
      </a>
      <PromoBanner words={client.banner} />
    </>,
  );
  act(() => vi.advanceTimersByTime(5000));
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: client.banner.register });
  expect(link.href).toBe('https://app.example/register?lang=en-US');
  expect(signUpClicks).toContain(link.dataset.click);
});

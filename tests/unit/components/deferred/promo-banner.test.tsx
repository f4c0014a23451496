import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PromoBanner } from '@/components/deferred/promo-banner';
import { useBannerQueue } from '@/lib/client/banners/banner-queue';
import { storageKeys } from '@/lib/contract/storage-keys';
import messages from '@/messages/en/client.json';
import { mockMedia, mockNavigator, scrollPageTo } from '@/tests/mocks/browser';

const phone = '(max-width: 767.98px)';
const registerUrl = 'https://app.facetry.example/register?lang=en-US&ref=R1';

const advance = (time: number) => act(() => vi.advanceTimersByTime(time));
const scroll = (top: number) => act(() => scrollPageTo(top));
const banner = () => screen.queryByRole('complementary', { name: messages.promoBanner.label });
const isHidden = () => banner()!.dataset.hidden === 'true';

/** Renders the banner on a page with a sign-up link, whose URL the banner uses, and waits. */
function open(wait = 1000, texts: ComponentProps<typeof PromoBanner>['messages'] = messages.promoBanner): void {
  render(
    <>
      <a href={registerUrl} data-account="register">
        Sign up
      </a>
      <PromoBanner messages={texts} campaign={{ text: 'text', register: 'register' }} />
    </>,
  );
  advance(wait);
}

beforeEach(() => {
  vi.useFakeTimers();
  mockMedia(phone);
  scrollPageTo(0);
  useBannerQueue.setState({ requests: { consent: false, language: false } });
});

it('the promo banner appears one second after the page', () => {
  open(999);
  expect(banner()).toBeNull();
  advance(1);
  expect(banner()!.textContent).toContain(messages.promoBanner.text);
});

it('a banner text without a translation has the attribute lang, and others do not', () => {
  open(1000, { ...messages.promoBanner, text: { english: 'An offer' }, register: { english: 'Take it' } });
  expect(screen.getByText('An offer').getAttribute('lang')).toBe('en-US');
  expect(screen.getByRole('link', { name: 'Take it' }).getAttribute('lang')).toBe('en-US');
  expect(banner()!.hasAttribute('lang')).toBe(false);
  cleanup();
  open();
  expect(screen.getByText(messages.promoBanner.text).hasAttribute('lang')).toBe(false);
});

it('the promo banner waits for its slot, and appears one second later', () => {
  useBannerQueue.setState({ requests: { consent: true, language: true } });
  open(60_000);
  const { setRequested } = useBannerQueue.getState();
  act(() => setRequested('consent', false));
  advance(60_000);
  expect(banner()).toBeNull();
  act(() => setRequested('language', false));
  advance(999);
  expect(banner()).toBeNull();
  advance(1);
  expect(banner()).not.toBeNull();
  act(() => setRequested('consent', true));
  expect(banner()).toBeNull();
});

it('the promo banner is not shown in a wide viewport', () => {
  mockMedia();
  open(60_000);
  expect(banner()).toBeNull();
});

const invalidTimes = ['null', 'NaN', '[]', '99999999999999'];
it.each(invalidTimes)('the promo banner ignores an invalid or future stored time: %s', (stored) => {
  localStorage.setItem(storageKeys.banner, stored);
  open();
  expect(banner()).not.toBeNull();
});

it('the promo banner stores nothing for a visitor who asks not to be tracked', () => {
  mockNavigator({ globalPrivacyControl: true });
  open();
  fireEvent.click(screen.getByRole('button', { name: messages.promoBanner.close }));
  expect(banner()).toBeNull();
  expect(localStorage.getItem(storageKeys.banner)).toBeNull();
});

it('the promo banner returns five seconds after scrolling down ends', () => {
  open();
  scroll(300);
  advance(3000);
  scroll(600);
  advance(4999);
  expect(isHidden()).toBe(true);
  advance(1);
  expect(isHidden()).toBe(false);
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PromoBanner } from '@/components/deferred/promo-banner';
import { useBannerQueue } from '@/lib/client/page/banner-queue';
import { promoCampaign } from '@/lib/client/page/promo-campaign';
import { signUpClicks } from '@/lib/contract/event-names';
import { storageKeys } from '@/lib/contract/storage-keys';
import words from '@/messages/en/client.json';
import { scrollPageTo, mockMedia, mockObservers } from '../mock-browser';

const phone = '(max-width: 767.98px)';
const day = 24 * 60 * 60 * 1000;
const address = 'https://app.facetry.example/register?lang=en-US&ref=R1';

const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
const scroll = (top: number) => act(() => scrollPageTo(top));
const banner = () => screen.queryByRole('complementary', { name: words.banner.label });
const isHidden = () => banner()!.dataset.hidden === 'true';

/** Renders the banner on a page with a sign-up link, whose URL the banner uses. */
function open(): void {
  render(
    <>
      <a href={address} data-account="register">
        Sign up
      </a>
      <PromoBanner messages={words.banner} />
    </>,
  );
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(promoCampaign.from) + 30 * day });
  mockObservers();
  mockMedia(phone);
  scrollPageTo(0);
  useBannerQueue.setState({ due: { consent: false, language: false } });
});

describe('promo banner on phones', () => {
  it('the promo banner appears one second after the page', () => {
    open();
    pass(999);
    expect(banner()).toBeNull();
    pass(1);
    expect(banner()!.textContent).toContain(words.banner.text);
  });

  it('the promo banner waits for its slot, and appears one second later', () => {
    useBannerQueue.setState({ due: { consent: true, language: true } });
    open();
    const { setDue } = useBannerQueue.getState();
    pass(60_000);
    act(() => setDue('consent', false));
    pass(60_000);
    expect(banner()).toBeNull();
    act(() => setDue('language', false));
    pass(999);
    expect(banner()).toBeNull();
    pass(1);
    expect(banner()).not.toBeNull();
    act(() => setDue('consent', true));
    expect(banner()).toBeNull();
  });

  it('the promo banner is not shown in a wide window or before the promo starts', () => {
    mockMedia();
    open();
    pass(60_000);
    expect(banner()).toBeNull();
    mockMedia(phone);
    vi.setSystemTime(Date.parse(promoCampaign.from) - 1000 * 60 * 60);
    open();
    pass(1000);
    expect(banner()).toBeNull();
  });

  it('the promo banner is closed at its left end, and stays away for seven days', () => {
    open();
    pass(1000);
    fireEvent.click(screen.getByRole('button', { name: words.banner.close }));
    expect(banner()).toBeNull();
    vi.setSystemTime(Date.now() + 7 * day - 2000);
    open();
    pass(1000);
    expect(banner()).toBeNull();
    vi.setSystemTime(Date.now() + 1000);
    open();
    pass(1000);
    expect(banner()).not.toBeNull();
  });

  it.each(['null', 'NaN', '[]', '99999999999999'])(
    'the promo banner ignores an invalid or future stored time: %s',
    (stored) => {
      localStorage.setItem(storageKeys.banner, stored);
      open();
      pass(1000);
      expect(banner()).not.toBeNull();
    },
  );

  it('the promo banner stores nothing for a visitor who asks not to be tracked', () => {
    vi.stubGlobal('navigator', Object.create(navigator, { globalPrivacyControl: { value: true } }) as Navigator);
    open();
    pass(1000);
    fireEvent.click(screen.getByRole('button', { name: words.banner.close }));
    expect(banner()).toBeNull();
    expect(localStorage.getItem(storageKeys.banner)).toBeNull();
  });

  it("the right end of the promo banner links to the page's sign-up URL, and counts as a sign-up", () => {
    open();
    pass(1000);
    const link = screen.getAllByRole('link', { name: words.banner.register }).find((link) => banner()!.contains(link))!;
    expect(link.getAttribute('href')).toBe(address);
    expect(signUpClicks).toContain(link.dataset.click);
    expect(banner()!.lastElementChild).toBe(link);
  });

  it('a click in the middle of the promo banner has no effect', () => {
    open();
    pass(1000);
    const middle = screen.getByText(words.banner.text);
    expect(middle.closest('a, button')).toBeNull();
    fireEvent.click(middle);
    expect(banner()).not.toBeNull();
    expect(location.href).toBe('http://localhost:3000/');
  });

  it('the promo banner hides while the visitor scrolls down, and returns on scrolling up', () => {
    open();
    pass(1000);
    expect(isHidden()).toBe(false);
    scroll(300);
    expect(isHidden()).toBe(true);
    scroll(250);
    expect(isHidden()).toBe(false);
  });

  it('the promo banner returns five seconds after scrolling down ends', () => {
    open();
    pass(1000);
    scroll(300);
    pass(3000);
    scroll(600);
    pass(4999);
    expect(isHidden()).toBe(true);
    pass(1);
    expect(isHidden()).toBe(false);
  });
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PromoBanner } from '@/components/deferred/promo-banner';
import { useBannerQueue } from '@/lib/client/page/banner-queue';
import { promoCampaign } from '@/lib/client/page/promo-campaign';
import { signUpClicks } from '@/lib/contract/event-names';
import { storageKeys } from '@/lib/contract/storage-keys';
import words from '@/messages/en/client.json';
import { scrollPageTo, mockMedia, mockObservers } from '../browser-parts';

const phone = '(max-width: 767.98px)';
const day = 24 * 60 * 60 * 1000;
const address = 'https://app.facetry.example/register?lang=en-US&ref=R1';

const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
const scroll = (top: number) => act(() => scrollPageTo(top));
const banner = () => screen.queryByRole('complementary', { name: words.banner.label });
const isHidden = () => banner()!.dataset.hidden === 'true';

/** The page has a link to sign up, whose address the banner takes. */
function open(): void {
  render(
    <>
      <a href={address} data-account="register">
        Sign up
      </a>
      <PromoBanner words={words.banner} />
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

describe('the offer on phones', () => {
  it('comes one second after the page', () => {
    open();
    pass(999);
    expect(banner()).toBeNull();
    pass(1);
    expect(banner()!.textContent).toContain(words.banner.text);
  });

  it('waits for its turn, and comes one second after that', () => {
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

  it('does not come in a wide window, or before the offer stands', () => {
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

  it('is closed by its left end, and stays away for seven days', () => {
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
    'comes where what is kept is no moment that has been: %s',
    (kept) => {
      localStorage.setItem(storageKeys.banner, kept);
      open();
      pass(1000);
      expect(banner()).not.toBeNull();
    },
  );

  it('remembers nothing of a visitor who asks not to be tracked', () => {
    vi.stubGlobal('navigator', Object.create(navigator, { globalPrivacyControl: { value: true } }) as Navigator);
    open();
    pass(1000);
    fireEvent.click(screen.getByRole('button', { name: words.banner.close }));
    expect(banner()).toBeNull();
    expect(localStorage.getItem(storageKeys.banner)).toBeNull();
  });

  it('signs up by its right end: a link to where the page’s own link leads, which counts as a sign-up', () => {
    open();
    pass(1000);
    const link = screen.getAllByRole('link', { name: words.banner.register }).find((one) => banner()!.contains(one))!;
    expect(link.getAttribute('href')).toBe(address);
    expect(signUpClicks).toContain(link.dataset.click);
    expect(banner()!.lastElementChild).toBe(link);
  });

  it('does nothing in its middle', () => {
    open();
    pass(1000);
    const middle = screen.getByText(words.banner.text);
    expect(middle.closest('a, button')).toBeNull();
    fireEvent.click(middle);
    expect(banner()).not.toBeNull();
    expect(location.href).toBe('http://localhost:3000/');
  });

  it('hides while the visitor scrolls down, and is back when they scroll up', () => {
    open();
    pass(1000);
    expect(isHidden()).toBe(false);
    scroll(300);
    expect(isHidden()).toBe(true);
    scroll(250);
    expect(isHidden()).toBe(false);
  });

  it('is back five seconds after the last scrolling down', () => {
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

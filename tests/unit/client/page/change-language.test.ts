// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeLanguage } from '@/lib/client/page/change-language';
import { storageKeys } from '@/lib/contract/storage-keys';

/** The switcher of a page in a language. */
function open(address: string, own: { tag: string; href: string }): void {
  history.replaceState({ mark: 1 }, '', address);
  document.body.innerHTML = `
    <a href="${own.href}" hreflang="${own.tag}" aria-current="true">own</a>
    <a href="/ru" hreflang="ru-RU" data-same-page="true"><b>other</b></a>
    <a href="/faq">page</a>`;
  document.addEventListener('click', changeLanguage, { capture: true });
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
}

/** @returns where the link led in the end */
function click(selector: string, how: MouseEventInit = {}): string {
  const target = document.querySelector(selector)!;
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  const { pathname, search, hash } = target.closest('a')!;
  return pathname + search + hash;
}

const here = () => location.pathname + location.search + location.hash;

beforeEach(() => localStorage.clear());
afterEach(() => {
  document.removeEventListener('click', changeLanguage, { capture: true });
  history.replaceState(null, '', '/');
});

describe('a click on another language', () => {
  it.each([
    ['en-US', '/en'],
    ['zh-CN', '/zh'],
  ])('leaves the root behind under the address that always speaks %s', (tag, href) => {
    open('/?a=1#plans', { tag, href });
    expect(click('b')).toBe('/ru/?a=1#plans');
    expect([here(), history.state]).toEqual([`${href}?a=1#plans`, { mark: 1 }]);
  });

  it('leaves every other page as it is: none of them is redirected', () => {
    open('/pricing', { tag: 'en-US', href: '/en/pricing' });
    click('b');
    expect(here()).toBe('/pricing');
  });

  it('is remembered as a choice, also where it opens another tab, which leaves this one as it is', () => {
    open('/', { tag: 'en-US', href: '/en' });
    click('b', { ctrlKey: true });
    expect(localStorage.getItem(storageKeys.languageOffer)).toMatch(/^ru-RU /);
    expect(here()).toBe('/');
  });

  it('is none on another link', () => {
    open('/', { tag: 'en-US', href: '/en' });
    click('a[href="/faq"]');
    expect([localStorage.getItem(storageKeys.languageOffer), here()]).toEqual([null, '/']);
  });
});

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeLanguage } from '@/lib/client/page/change-language';
import { storageKeys } from '@/lib/contract/storage-keys';

/** Renders the language menu of a page. */
function open(address: string, own: { tag: string; href: string }): void {
  history.replaceState({ mark: 1 }, '', address);
  document.body.innerHTML = `
    <a href="${own.href}" hreflang="${own.tag}" aria-current="true">own</a>
    <a href="/ru" hreflang="ru-RU" data-same-page="true"><b>other</b></a>
    <a href="/faq">page</a>`;
  document.addEventListener('click', changeLanguage, { capture: true });
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
}

/** @returns the link's final target */
function click(selector: string, eventInit: MouseEventInit = {}): string {
  const target = document.querySelector(selector)!;
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...eventInit }));
  const { pathname, search, hash } = target.closest('a')!;
  return pathname + search + hash;
}

const here = () => location.pathname + location.search + location.hash;

beforeEach(() => localStorage.clear());
afterEach(() => {
  document.removeEventListener('click', changeLanguage, { capture: true });
  history.replaceState(null, '', '/');
});

describe('click on another language', () => {
  it.each([
    ['en-US', '/en'],
    ['zh-CN', '/zh'],
  ])('on the home page the link for %s gets a URL that always has this language', (tag, href) => {
    open('/?a=1#plans', { tag, href });
    expect(click('b')).toBe('/ru/?a=1#plans');
    expect([here(), history.state]).toEqual([`${href}?a=1#plans`, { mark: 1 }]);
  });

  it('links of other pages keep their URL, since they do not redirect', () => {
    open('/pricing', { tag: 'en-US', href: '/en/pricing' });
    click('b');
    expect(here()).toBe('/pricing');
  });

  it('the language is stored as a choice, also for a click that opens another tab', () => {
    open('/', { tag: 'en-US', href: '/en' });
    click('b', { ctrlKey: true });
    expect(localStorage.getItem(storageKeys.languageOffer)).toMatch(/^ru-RU /);
    expect(here()).toBe('/');
  });

  it('a click on another link stores no language', () => {
    open('/', { tag: 'en-US', href: '/en' });
    click('a[href="/faq"]');
    expect([localStorage.getItem(storageKeys.languageOffer), here()]).toEqual([null, '/']);
  });
});

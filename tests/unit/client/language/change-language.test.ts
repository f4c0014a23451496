// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changeLanguage } from '@/lib/client/language/change-language';
import { storageKeys } from '@/lib/contract/storage-keys';

/** Renders the language menu of a page. */
function renderLanguageMenu(url: string, current: { tag: string; href: string }): void {
  history.replaceState({ mark: 1 }, '', url);
  document.body.innerHTML = `
    <a href="${current.href}" hreflang="${current.tag}" aria-current="true">own</a>
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

const currentUrl = () => location.pathname + location.search + location.hash;

beforeEach(() => localStorage.clear());
afterEach(() => {
  document.removeEventListener('click', changeLanguage, { capture: true });
  history.replaceState(null, '', '/');
});

it.each([
  ['en-US', '/en'],
  ['zh-CN', '/zh'],
])('on the home page the language link for %s gets a URL that always has this language', (tag, href) => {
  renderLanguageMenu('/?a=1#plans', { tag, href });
  expect(click('b')).toBe('/ru/?a=1#plans');
  expect([currentUrl(), history.state]).toEqual([`${href}?a=1#plans`, { mark: 1 }]);
});

it('a language link changes the URL of the home page only', () => {
  renderLanguageMenu('/pricing', { tag: 'en-US', href: '/en/pricing' });
  click('b');
  expect(currentUrl()).toBe('/pricing');
});

it('a click on a language link stores the language as a choice, even if it opens another tab', () => {
  renderLanguageMenu('/', { tag: 'en-US', href: '/en' });
  click('b', { ctrlKey: true });
  expect(localStorage.getItem(storageKeys.languagePreference)).toMatch(/^ru-RU /);
  expect(currentUrl()).toBe('/');
});

it('a click on another link stores no language', () => {
  renderLanguageMenu('/', { tag: 'en-US', href: '/en' });
  click('a[href="/faq"]');
  expect([localStorage.getItem(storageKeys.languagePreference), currentUrl()]).toEqual([null, '/']);
});

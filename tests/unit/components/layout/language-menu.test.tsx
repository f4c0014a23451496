import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LanguageList } from '@/components/layout/language-menu';
import { ClientNavigation } from '@/components/layout/client-navigation';
import { locales, type LocaleCode } from '@/lib/i18n/locales';
import { NextContext } from '../next-context';

const link = (lang: string) => document.querySelector<HTMLAnchorElement>(`a[hreflang="${lang}"]`)!;

/** The language menu on a page with client navigation. */
function renderList(path: string, locale: LocaleCode): void {
  render(
    <NextContext path={path}>
      <LanguageList path={path} locale={locale} />
      <ClientNavigation />
    </NextContext>,
  );
}

/**
 * Clicks a link without navigating.
 * @returns its target, relative to the site's root
 */
function clickLink(anchor: HTMLAnchorElement): string {
  anchor.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(anchor);
  return anchor.pathname + anchor.search + anchor.hash;
}

it('the language menu lists every language by its own name and lang attribute, and marks the current one', () => {
  render(<LanguageList path="/pricing" locale="ru" />);
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(locales.map(({ name }) => name));
  for (const anchor of links) expect(anchor.lang).toBe(anchor.hreflang);
  const current = links.filter((anchor) => anchor.getAttribute('aria-current') === 'true');
  expect(current.map(({ hreflang }) => hreflang)).toEqual(['ru-RU']);
});

it('language links use the URL at the time of the click, not of the render', () => {
  history.replaceState(null, '', '/faq');
  renderList('/faq', 'en');
  history.replaceState(null, '', '/faq?q=1#proxy');
  expect(clickLink(link('ja-JP'))).toBe('/jp/faq?q=1#proxy');
});

it('a language link to another page has no fragment: from an article to the blog', () => {
  history.replaceState(null, '', '/blog/one-profile-one-account?ref=R1#part');
  renderList('/blog/one-profile-one-account', 'en');
  expect(clickLink(link('ru-RU'))).toBe('/ru/blog?ref=R1');
});

import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LanguageList, LanguageMenu } from '@/components/layout/language-menu';
import { ClientNavigation } from '@/components/layout/client-navigation';
import { locales, type LocaleCode } from '@/lib/i18n/locales';
import messages from '@/messages/en/shell.json';
import { NextContext } from '../next-context';

const label = messages.language.label;
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

describe('language menu', () => {
  it("the button shows the page's language and opens the list as a native popover", () => {
    render(<LanguageMenu path="/pricing" locale="ru" label={label} />);
    const button = screen.getByRole('button', { name: new RegExp(label) });
    expect(button.textContent).toContain('Русский');
    expect(screen.queryByRole('navigation')).toBeNull();
    const panel = screen.getByRole('navigation', { hidden: true });
    expect(panel.getAttribute('aria-label')).toBe(label);
    expect(button.getAttribute('popovertarget')).toBe(panel.id);
    expect(panel.getAttribute('popover')).toBe('auto');
  });

  it('every language is listed by its own name and lang attribute, and the current one is marked', () => {
    render(<LanguageList path="/pricing" locale="ru" />);
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(locales.map(({ name }) => name));
    for (const anchor of links) expect(anchor.lang).toBe(anchor.hreflang);
    const current = links.filter((anchor) => anchor.getAttribute('aria-current') === 'true');
    expect(current.map(({ hreflang }) => hreflang)).toEqual(['ru-RU']);
  });

  it('the menu is a list, so that screen readers announce its length', () => {
    render(<LanguageList path="/" locale="en" />);
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(locales.length);
  });

  it("language links preserve the page's query and fragment", () => {
    history.replaceState(null, '', '/pricing?utm_source=a&ref=R1#questions');
    renderList('/pricing', 'en');
    expect(clickLink(link('ru-RU'))).toBe('/ru/pricing?utm_source=a&ref=R1#questions');
    expect(clickLink(link('en-US'))).toBe('/en/pricing?utm_source=a&ref=R1#questions');
  });

  it('language links use the URL at the time of the click, not of the render', () => {
    history.replaceState(null, '', '/faq');
    renderList('/faq', 'en');
    history.replaceState(null, '', '/faq?q=1#proxy');
    expect(clickLink(link('ja-JP'))).toBe('/jp/faq?q=1#proxy');
  });

  it('there is a slash between the home path of a language and the query', () => {
    history.replaceState(null, '', '/?utm_source=a');
    renderList('/', 'en');
    expect(clickLink(link('ru-RU'))).toBe('/ru/?utm_source=a');
  });

  it('a URL without query and fragment stays unchanged', () => {
    history.replaceState(null, '', '/');
    renderList('/', 'en');
    expect(clickLink(link('ru-RU'))).toBe('/ru');
  });

  it('the fragment is dropped if the link leads to another page: from an article to the blog', () => {
    history.replaceState(null, '', '/blog/one-profile-one-account?ref=R1#part');
    renderList('/blog/one-profile-one-account', 'en');
    expect(clickLink(link('ru-RU'))).toBe('/ru/blog?ref=R1');
  });
});

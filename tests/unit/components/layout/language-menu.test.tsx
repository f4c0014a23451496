import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LanguageList, LanguageMenu } from '@/components/layout/language-menu';
import { ClientNavigation } from '@/components/layout/client-navigation';
import { locales, type LocaleCode } from '@/lib/i18n/locales';
import words from '@/messages/en/shell.json';
import { OnPage } from '../on-page';

const label = words.language.label;
const link = (lang: string) => document.querySelector<HTMLAnchorElement>(`a[hreflang="${lang}"]`)!;

/** The switcher on a page whose clicks are listened to. */
function drawList(path: string, locale: LocaleCode): void {
  render(
    <OnPage path={path}>
      <LanguageList path={path} locale={locale} />
      <ClientNavigation />
    </OnPage>,
  );
}

/** Clicks a link, which stays here: no other page can be loaded. @returns where it would have led, from the site's root */
function follow(anchor: HTMLAnchorElement): string {
  anchor.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(anchor);
  return anchor.pathname + anchor.search + anchor.hash;
}

describe('the language switcher', () => {
  it('names the language of the page on its button, and opens the list by the browser’s own means', () => {
    render(<LanguageMenu path="/pricing" locale="ru" label={label} />);
    const button = screen.getByRole('button', { name: new RegExp(label) });
    expect(button.textContent).toContain('Русский');
    expect(screen.queryByRole('navigation')).toBeNull();
    const panel = screen.getByRole('navigation', { hidden: true });
    expect(panel.getAttribute('aria-label')).toBe(label);
    expect(button.getAttribute('popovertarget')).toBe(panel.id);
    expect(panel.getAttribute('popover')).toBe('auto');
  });

  it('links to every language by its own name, in its own language, and marks the page’s', () => {
    render(<LanguageList path="/pricing" locale="ru" />);
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(locales.map(({ name }) => name));
    for (const anchor of links) expect(anchor.lang).toBe(anchor.hreflang);
    const current = links.filter((anchor) => anchor.getAttribute('aria-current') === 'true');
    expect(current.map(({ hreflang }) => hreflang)).toEqual(['ru-RU']);
  });

  it('is a list, of which a screen reader tells the length', () => {
    render(<LanguageList path="/" locale="en" />);
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(locales.length);
  });

  it('takes the page’s query and fragment along', () => {
    history.replaceState(null, '', '/pricing?utm_source=a&ref=R1#questions');
    drawList('/pricing', 'en');
    expect(follow(link('ru-RU'))).toBe('/ru/pricing?utm_source=a&ref=R1#questions');
    expect(follow(link('en-US'))).toBe('/en/pricing?utm_source=a&ref=R1#questions');
  });

  it('takes what the address says at the click, not when the page was drawn', () => {
    history.replaceState(null, '', '/faq');
    drawList('/faq', 'en');
    history.replaceState(null, '', '/faq?q=1#proxy');
    expect(follow(link('ja-JP'))).toBe('/jp/faq?q=1#proxy');
  });

  it('puts a slash between a language’s home and the query', () => {
    history.replaceState(null, '', '/?utm_source=a');
    drawList('/', 'en');
    expect(follow(link('ru-RU'))).toBe('/ru/?utm_source=a');
  });

  it('leaves a bare address as it is', () => {
    history.replaceState(null, '', '/');
    drawList('/', 'en');
    expect(follow(link('ru-RU'))).toBe('/ru');
  });

  it('drops the fragment where it leads to another page: from an article to the blog', () => {
    history.replaceState(null, '', '/blog/one-profile-one-account?ref=R1#part');
    drawList('/blog/one-profile-one-account', 'en');
    expect(follow(link('ru-RU'))).toBe('/ru/blog?ref=R1');
  });
});

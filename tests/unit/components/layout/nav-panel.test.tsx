import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NavPanel } from '@/components/layout/nav-panel';
import { Menus } from '@/components/deferred/menus';
import { solutionUseCaseLinks, platformLinks } from '@/lib/pages/navigation';
import messages from '@/messages/en/shell.json';
import { NextContext } from '../next-context';
import { mockPopovers } from '../mock-popovers';

const { nav } = messages;
const all = { label: nav.allSolutions, href: '/solutions' };

const button = () => screen.getByRole('button', { name: nav.solutions });
const panel = () => document.querySelector<HTMLElement>('[popover]')!;
const menu = () => button().parentElement!;
const isOpen = () => panel().matches(':popover-open');
const advance = (time: number) => act(() => vi.advanceTimersByTime(time));
const byMouse = { pointerType: 'mouse' };

function renderComponent(current = '/', section?: string): void {
  render(
    <NextContext path={current}>
      <NavPanel
        id="menu-solutions"
        label={nav.solutions}
        current={current}
        section={section}
        groups={[
          { title: nav.byJob, links: solutionUseCaseLinks('en'), columns: 2, all },
          { title: nav.byPlatform, links: platformLinks('en') },
        ]}
      />
      <Menus />
    </NextContext>,
  );
}

/** jsdom does not support the :popover-open selector. */
const standOpen = (menu: HTMLElement) =>
  vi.spyOn(document, 'querySelectorAll').mockImplementation(() => [menu] as never);

beforeEach(() => {
  vi.useFakeTimers();
  mockPopovers();
});

describe('header menu', () => {
  it('button opens its panel as a native popover, without any script', () => {
    renderComponent();
    expect(button().getAttribute('popovertarget')).toBe(panel().id);
    expect(panel().getAttribute('popover')).toBe('auto');
  });

  it('the panel lists the pages of each group under its title, and a link to all of them', () => {
    renderComponent();
    const links = [...panel().querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      ...solutionUseCaseLinks('en').map(({ href }) => href),
      '/solutions',
      ...platformLinks('en').map(({ href }) => href),
    ]);
    for (const title of [nav.byJob, nav.byPlatform]) expect(panel().textContent).toContain(title);
  });

  it.each([
    ['/solutions/unlisted', '/solutions', 'true'],
    ['/solutions/crypto', '/solutions/crypto', 'page'],
  ])('the parent of %s is marked only if the panel lacks the page itself', (current, href, mark) => {
    renderComponent(current, '/solutions');
    const marked = [...panel().querySelectorAll('[aria-current]')];
    expect(marked.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      [href, mark],
    ]);
  });

  it('the panel opens on hover intent, not when the mouse passes', () => {
    renderComponent();
    fireEvent.pointerEnter(menu(), byMouse);
    advance(89);
    fireEvent.pointerLeave(menu(), byMouse);
    advance(1000);
    expect(isOpen()).toBe(false);
    fireEvent.pointerEnter(menu(), byMouse);
    advance(90);
    expect(isOpen()).toBe(true);
  });

  it('the panel closes soon after the mouse leaves, unless it returns in time', () => {
    renderComponent();
    fireEvent.pointerEnter(menu(), byMouse);
    advance(90);
    fireEvent.pointerLeave(menu(), byMouse);
    advance(279);
    fireEvent.pointerEnter(menu(), byMouse);
    advance(1000);
    expect(isOpen()).toBe(true);
    fireEvent.pointerLeave(menu(), byMouse);
    advance(280);
    expect(isOpen()).toBe(false);
  });

  it('the panel does not open on touch hover; a tap activates the button', () => {
    renderComponent();
    fireEvent.pointerEnter(menu(), { pointerType: 'touch' });
    advance(1000);
    expect(isOpen()).toBe(false);
  });

  it('hover does not affect a panel that was opened by click or key', () => {
    renderComponent();
    panel().showPopover();
    fireEvent.pointerEnter(menu(), byMouse);
    advance(1000);
    fireEvent.pointerLeave(menu(), byMouse);
    advance(1000);
    expect(isOpen()).toBe(true);
  });

  it('a panel opened by hover stays open after a click, also when the mouse leaves', () => {
    renderComponent();
    fireEvent.pointerEnter(menu(), byMouse);
    advance(90);
    // The browser would close it if the click were not prevented.
    expect(fireEvent.click(button())).toBe(false);
    fireEvent.pointerLeave(menu(), byMouse);
    advance(1000);
    expect(isOpen()).toBe(true);
    expect(fireEvent.click(button())).toBe(true);
  });

  it('the panel closes when focus leaves it and its button, but not when focus moves between them', () => {
    renderComponent();
    const [link, elsewhere] = [panel().querySelector('a')!, document.body.appendChild(document.createElement('a'))];
    elsewhere.href = '/';
    for (const from of [button(), link]) {
      panel().showPopover();
      standOpen(panel());
      button().focus();
      link.focus();
      from.focus();
      expect(isOpen()).toBe(true);
      elsewhere.focus();
      expect(isOpen()).toBe(false);
    }
    elsewhere.remove();
  });

  it('the panel is closed on a page restored from the bfcache', () => {
    renderComponent();
    panel().showPopover();
    standOpen(panel());
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(isOpen()).toBe(true);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(isOpen()).toBe(false);
  });

  it('the panel tracks clicks on its links', () => {
    renderComponent();
    fireEvent.pointerEnter(menu(), byMouse);
    advance(90);
    const link = panel().querySelector('a')!;
    let isTaken = true;
    addEventListener(
      'click',
      (event) => {
        isTaken = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true, capture: true },
    );
    fireEvent.click(link);
    expect(isTaken).toBe(false);
  });
});

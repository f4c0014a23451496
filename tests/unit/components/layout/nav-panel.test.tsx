import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NavPanel } from '@/components/layout/nav-panel';
import { Menus } from '@/components/deferred/menus';
import { solutionUseCaseLinks, platformLinks } from '@/lib/pages/navigation';
import words from '@/messages/en/shell.json';
import { OnPage } from '../on-page';
import { mockPopovers } from '../popovers';

const { nav } = words;
const all = { label: nav.allSolutions, href: '/solutions' };

const button = () => screen.getByRole('button', { name: nav.solutions });
const panel = () => document.querySelector<HTMLElement>('[popover]')!;
const menu = () => button().parentElement!;
const isOpen = () => panel().matches(':popover-open');
const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
const byMouse = { pointerType: 'mouse' };

function draw(current = '/', section?: string): void {
  render(
    <OnPage path={current}>
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
    </OnPage>,
  );
}

/** jsdom does not know the selector of what is open. */
const standOpen = (menu: HTMLElement) =>
  vi.spyOn(document, 'querySelectorAll').mockImplementation(() => [menu] as never);

beforeEach(() => {
  vi.useFakeTimers();
  mockPopovers();
});

describe('a menu of the header', () => {
  it('is a button that opens its panel by the browser’s own means, without any script', () => {
    draw();
    expect(button().getAttribute('popovertarget')).toBe(panel().id);
    expect(panel().getAttribute('popover')).toBe('auto');
  });

  it('lists the pages of each group under its title, and where all of them are', () => {
    draw();
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
  ])('marks the page that %s belongs to only where it lacks the page itself', (current, href, mark) => {
    draw(current, '/solutions');
    const marked = [...panel().querySelectorAll('[aria-current]')];
    expect(marked.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      [href, mark],
    ]);
  });

  it('opens to a mouse that rests on it, not to one that passes by', () => {
    draw();
    fireEvent.pointerEnter(menu(), byMouse);
    pass(89);
    fireEvent.pointerLeave(menu(), byMouse);
    pass(1000);
    expect(isOpen()).toBe(false);
    fireEvent.pointerEnter(menu(), byMouse);
    pass(90);
    expect(isOpen()).toBe(true);
  });

  it('closes a moment after the mouse has left, and stays when it comes back in time', () => {
    draw();
    fireEvent.pointerEnter(menu(), byMouse);
    pass(90);
    fireEvent.pointerLeave(menu(), byMouse);
    pass(279);
    fireEvent.pointerEnter(menu(), byMouse);
    pass(1000);
    expect(isOpen()).toBe(true);
    fireEvent.pointerLeave(menu(), byMouse);
    pass(280);
    expect(isOpen()).toBe(false);
  });

  it('does not open to a finger: its tap is the button’s', () => {
    draw();
    fireEvent.pointerEnter(menu(), { pointerType: 'touch' });
    pass(1000);
    expect(isOpen()).toBe(false);
  });

  it('leaves alone what a click or a key has opened', () => {
    draw();
    panel().showPopover();
    fireEvent.pointerEnter(menu(), byMouse);
    pass(1000);
    fireEvent.pointerLeave(menu(), byMouse);
    pass(1000);
    expect(isOpen()).toBe(true);
  });

  it('stays open when it is clicked after it opened to the mouse, and then when the mouse leaves', () => {
    draw();
    fireEvent.pointerEnter(menu(), byMouse);
    pass(90);
    // The browser would close it, were the click not taken.
    expect(fireEvent.click(button())).toBe(false);
    fireEvent.pointerLeave(menu(), byMouse);
    pass(1000);
    expect(isOpen()).toBe(true);
    expect(fireEvent.click(button())).toBe(true);
  });

  it('closes when the focus leaves it and its button, and not on its way between them', () => {
    draw();
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

  it('is closed on a page that comes back as it was left', () => {
    draw();
    panel().showPopover();
    standOpen(panel());
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(isOpen()).toBe(true);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(isOpen()).toBe(false);
  });

  it('follows a click on a link in it', () => {
    draw();
    fireEvent.pointerEnter(menu(), byMouse);
    pass(90);
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

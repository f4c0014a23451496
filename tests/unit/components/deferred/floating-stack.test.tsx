import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FloatingStack } from '@/components/deferred/floating-stack';
import { useChat } from '@/lib/client/chat/chat-store';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import english from '@/messages/en/client.json';
import { scrollPageTo, mockMedia } from '../browser-parts';

const words = english.stack;
const toTop = () => screen.queryByRole('button', { name: words.toTop });
const consultation = () => screen.queryByRole('button', { name: words.consultation });
const code = () => screen.queryByRole('img', { name: words.consultationCode });

/** Scrolls beyond one height of the window by so many pixels, and waits until that is looked at. */
function scrollBeyond(more: number): void {
  act(() => {
    scrollPageTo(innerHeight + more);
    vi.advanceTimersByTime(200);
  });
}

const draw = (locale: LocaleCode = 'en') => render(<FloatingStack locale={locale} words={words} />);

beforeEach(() => {
  vi.useFakeTimers();
  mockMedia();
  scrollPageTo(0);
  useChat.setState({ status: 'ready', kind: 'own' });
});
afterEach(() => act(() => useChat.setState({ status: 'absent' })));

describe('the button to the top', () => {
  it('comes beyond one height of the window, and goes above it', () => {
    draw();
    scrollBeyond(0);
    expect(toTop()).toBeNull();
    scrollBeyond(1);
    expect(toTop()).not.toBeNull();
    scrollBeyond(0);
    expect(toTop()).toBeNull();
  });

  it('is there at once on a page that is shown scrolled, such as after going back', () => {
    scrollPageTo(innerHeight + 500);
    draw();
    expect(toTop()).not.toBeNull();
  });

  it('is there only while a chat is', () => {
    draw();
    scrollBeyond(500);
    act(() => useChat.setState({ status: 'absent' }));
    expect(toTop()).toBeNull();
    act(() => useChat.setState({ status: 'open' }));
    expect(toTop()).not.toBeNull();
  });

  it.each([
    ['smoothly', [], 'smooth'],
    ['at once for those who want less motion', ['(prefers-reduced-motion: reduce)'], 'instant'],
  ])('leads up %s, with the focus on the heading', (_, media, behavior) => {
    mockMedia(...media);
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    render(<h1 tabIndex={-1}>Pricing</h1>);
    draw();
    scrollBeyond(500);
    fireEvent.click(toTop()!);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior });
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});

describe('the consultation', () => {
  it('is offered in both forms of Chinese and in no other language', () => {
    const offered = localeCodes.filter((locale) => {
      const { unmount } = draw(locale);
      const isThere = consultation() !== null;
      unmount();
      return isThere;
    });
    expect(offered.sort()).toEqual(['tc', 'zh']);
  });

  it('opens and closes by keys, and at Escape', async () => {
    const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
    draw('zh');
    await user.tab();
    expect(document.activeElement).toBe(consultation());
    await user.keyboard('{Enter}');
    expect(code()).not.toBeNull();
    expect(consultation()!.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard(' ');
    expect(code()).toBeNull();
    await user.keyboard('{Enter}{Escape}');
    expect(code()).toBeNull();
    expect(consultation()!.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(consultation());
  });

  it('shows itself to a mouse that hovers, stays at its click, and goes with it', async () => {
    const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
    draw('zh');
    await user.hover(consultation()!);
    expect(code()).not.toBeNull();
    await user.click(consultation()!);
    expect(code()).not.toBeNull();
    await user.pointer({ target: document.body, coords: { clientX: 10 } });
    expect(code()).toBeNull();
  });

  it('stays when it is moved away beneath a mouse that rests, until the mouse moves', async () => {
    const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
    draw('zh');
    await user.pointer({ target: consultation()!, coords: { clientX: 500, clientY: 500 } });
    await user.pointer({ target: document.body, coords: { clientX: 500, clientY: 500 } });
    expect(code()).not.toBeNull();
    await user.pointer({ target: document.body, coords: { clientX: 499, clientY: 500 } });
    expect(code()).toBeNull();
  });

  it('opened by a key, does not mind a mouse elsewhere', async () => {
    const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
    draw('zh');
    await user.tab();
    await user.keyboard('{Enter}');
    await user.pointer({ target: document.body, coords: { clientX: 499, clientY: 500 } });
    expect(code()).not.toBeNull();
  });

  it('opens at a tap, and closes at a tap anywhere else', async () => {
    const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
    draw('zh');
    await user.pointer([{ keys: '[TouchA]', target: consultation()! }]);
    expect(code()).not.toBeNull();
    await user.pointer([{ keys: '[TouchA]', target: document.body }]);
    expect(code()).toBeNull();
  });
});

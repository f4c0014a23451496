import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FloatingStack } from '@/components/deferred/floating-stack';
import { useChat } from '@/lib/client/chat/chat-store';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import clientMessages from '@/messages/en/client.json';
import { scrollPageTo, mockMedia } from '../mock-browser';

const messages = clientMessages.stack;
const toTop = () => screen.queryByRole('button', { name: messages.toTop });
const consultation = () => screen.queryByRole('button', { name: messages.consultation });
const code = () => screen.queryByRole('img', { name: messages.consultationCode });

/** Scrolls this many pixels beyond one window height, and waits until it is handled. */
function scrollBeyond(extra: number): void {
  act(() => {
    scrollPageTo(innerHeight + extra);
    vi.advanceTimersByTime(200);
  });
}

const renderComponent = (locale: LocaleCode = 'en') => render(<FloatingStack locale={locale} messages={messages} />);

beforeEach(() => {
  vi.useFakeTimers();
  mockMedia();
  scrollPageTo(0);
  useChat.setState({ status: 'ready', kind: 'builtin' });
});
afterEach(() => act(() => useChat.setState({ status: 'absent' })));

describe('back-to-top button', () => {
  it('appears after one window height and disappears above it', () => {
    renderComponent();
    scrollBeyond(0);
    expect(toTop()).toBeNull();
    scrollBeyond(1);
    expect(toTop()).not.toBeNull();
    scrollBeyond(0);
    expect(toTop()).toBeNull();
  });

  it('appears at once on a page that is restored scrolled', () => {
    scrollPageTo(innerHeight + 500);
    renderComponent();
    expect(toTop()).not.toBeNull();
  });

  it('is shown only while a chat is available', () => {
    renderComponent();
    scrollBeyond(500);
    act(() => useChat.setState({ status: 'absent' }));
    expect(toTop()).toBeNull();
    act(() => useChat.setState({ status: 'open' }));
    expect(toTop()).not.toBeNull();
  });

  it.each([
    ['smoothly', [], 'smooth'],
    ['instantly with reduced motion', ['(prefers-reduced-motion: reduce)'], 'instant'],
  ])('scrolls up %s and focuses the heading', (_, media, behavior) => {
    mockMedia(...media);
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    render(<h1 tabIndex={-1}>Pricing</h1>);
    renderComponent();
    scrollBeyond(500);
    fireEvent.click(toTop()!);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior });
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});

describe('consultation', () => {
  it('is offered only in both forms of Chinese', () => {
    const offered = localeCodes.filter((locale) => {
      const { unmount } = renderComponent(locale);
      const isShown = consultation() !== null;
      unmount();
      return isShown;
    });
    expect(offered.sort()).toEqual(['tc', 'zh']);
  });

  it('opens and closes with the keyboard, and closes at Escape', async () => {
    const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
    renderComponent('zh');
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

  it('opens on mouse hover, stays open after a click, and closes when the mouse leaves', async () => {
    const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
    renderComponent('zh');
    await user.hover(consultation()!);
    expect(code()).not.toBeNull();
    await user.click(consultation()!);
    expect(code()).not.toBeNull();
    await user.pointer({ target: document.body, coords: { clientX: 10 } });
    expect(code()).toBeNull();
  });

  it('stays open if it moves away from under a resting mouse, until the mouse moves', async () => {
    const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
    renderComponent('zh');
    await user.pointer({ target: consultation()!, coords: { clientX: 500, clientY: 500 } });
    await user.pointer({ target: document.body, coords: { clientX: 500, clientY: 500 } });
    expect(code()).not.toBeNull();
    await user.pointer({ target: document.body, coords: { clientX: 499, clientY: 500 } });
    expect(code()).toBeNull();
  });

  it('a consultation opened with the keyboard ignores the mouse elsewhere', async () => {
    const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
    renderComponent('zh');
    await user.tab();
    await user.keyboard('{Enter}');
    await user.pointer({ target: document.body, coords: { clientX: 499, clientY: 500 } });
    expect(code()).not.toBeNull();
  });

  it('opens at a tap, and closes at a tap elsewhere', async () => {
    const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
    renderComponent('zh');
    await user.pointer([{ keys: '[TouchA]', target: consultation()! }]);
    expect(code()).not.toBeNull();
    await user.pointer([{ keys: '[TouchA]', target: document.body }]);
    expect(code()).toBeNull();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useChat } from '@/lib/client/chat/chat-store';
import { renderComponent, launcher, open, panel, user, messages } from './render-builtin-chat';

describe('chat button', () => {
  it('is not shown while no chat is available', () => {
    useChat.setState({ status: 'absent' });
    renderComponent();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('opens the panel, focuses its heading and reports its state', async () => {
    renderComponent();
    expect(launcher().getAttribute('aria-expanded')).toBe('false');
    expect(launcher().getAttribute('aria-haspopup')).toBe('dialog');
    const opened = await open();
    const heading = within(opened).getByRole('heading', { name: messages.heading });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByRole('button', { name: messages.close }).getAttribute('aria-expanded')).toBe('true');
  });

  it('works with the keyboard', async () => {
    renderComponent();
    const keys = user();
    await keys.tab();
    expect(document.activeElement).toBe(launcher());
    await keys.keyboard('{Enter}');
    expect(await screen.findByRole('dialog')).toBeDefined();
  });

  it('closes the panel', async () => {
    renderComponent();
    await open();
    await user().click(screen.getByRole('button', { name: messages.close }));
    expect(panel()).toBeNull();
    expect(launcher()).toBeDefined();
  });

  it('is hidden while a third-party chat is open', () => {
    renderComponent();
    act(() => useChat.getState().open('script'));
    expect(screen.queryByRole('button')).toBeNull();
    act(() => useChat.getState().close());
    expect(launcher()).toBeDefined();
  });
});

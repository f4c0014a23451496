import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useChat } from '@/lib/client/chat/chat-store';
import { draw, launcher, open, panel, user, words } from './render-builtin-chat';

describe('the chat’s button', () => {
  it('is not there while no chat can be opened', () => {
    useChat.setState({ status: 'absent' });
    draw();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('opens the panel with the focus on its heading, and tells what it does', async () => {
    draw();
    expect(launcher().getAttribute('aria-expanded')).toBe('false');
    expect(launcher().getAttribute('aria-haspopup')).toBe('dialog');
    const opened = await open();
    const heading = within(opened).getByRole('heading', { name: words.heading });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByRole('button', { name: words.close }).getAttribute('aria-expanded')).toBe('true');
  });

  it('works by key', async () => {
    draw();
    const keys = user();
    await keys.tab();
    expect(document.activeElement).toBe(launcher());
    await keys.keyboard('{Enter}');
    expect(await screen.findByRole('dialog')).toBeDefined();
  });

  it('closes the panel again', async () => {
    draw();
    await open();
    await user().click(screen.getByRole('button', { name: words.close }));
    expect(panel()).toBeNull();
    expect(launcher()).toBeDefined();
  });

  it('gives way while a chat of others is open', () => {
    draw();
    act(() => useChat.getState().open('script'));
    expect(screen.queryByRole('button')).toBeNull();
    act(() => useChat.getState().close());
    expect(launcher()).toBeDefined();
  });
});

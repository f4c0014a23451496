import { beforeEach, describe, expect, it } from 'vitest';
import { useChat } from '@/lib/client/chat/chat-store';

const now = () => {
  const { status, kind } = useChat.getState();
  return [status, kind];
};

beforeEach(() => useChat.setState(useChat.getInitialState()));

describe('what the widgets tell of themselves', () => {
  it('begins with no chat, and a close of nothing changes nothing', () => {
    useChat.getState().close();
    expect(now()).toEqual(['absent', 'own']);
  });

  it('goes from ready to open and back', () => {
    useChat.getState().ready('script');
    expect(now()).toEqual(['ready', 'script']);
    useChat.getState().open('script');
    expect(now()).toEqual(['open', 'script']);
    useChat.getState().close();
    expect(now()).toEqual(['ready', 'script']);
  });

  it('leaves a widget open when another one becomes ready', () => {
    useChat.getState().open('own');
    useChat.getState().ready('script');
    expect(now()).toEqual(['open', 'own']);
  });
});

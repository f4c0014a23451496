import { beforeEach, describe, expect, it } from 'vitest';
import { useChat } from '@/lib/client/chat/chat-store';

const now = () => {
  const { status, kind } = useChat.getState();
  return [status, kind];
};

beforeEach(() => useChat.setState(useChat.getInitialState()));

describe('chat widget state', () => {
  it('there is no chat initially, and close has no effect', () => {
    useChat.getState().close();
    expect(now()).toEqual(['absent', 'builtin']);
  });

  it('a chat changes from ready to open and back', () => {
    useChat.getState().ready('script');
    expect(now()).toEqual(['ready', 'script']);
    useChat.getState().open('script');
    expect(now()).toEqual(['open', 'script']);
    useChat.getState().close();
    expect(now()).toEqual(['ready', 'script']);
  });

  it('an open widget stays open when another one becomes ready', () => {
    useChat.getState().open('builtin');
    useChat.getState().ready('script');
    expect(now()).toEqual(['open', 'builtin']);
  });
});

import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Chat } from '@/components/deferred/chat';
import { FeatureBoundary } from '@/components/deferred/feature-boundary';
import { useChat } from '@/lib/client/chat/chat-store';
import type { ClientSettings } from '@/lib/contract/endpoints/site-settings';
import english from '@/messages/en/client.json';
import { plainSettings } from '../../client/client-settings';
import { mockApi } from '../mock-api';
import { mockMedia } from '../mock-browser';
import { NextContext } from '../next-context';

const vendor = 'https://chat.example/project.js';
const script = () => document.querySelector<HTMLScriptElement>(`script[src="${vendor}"]`);
const launcher = () => screen.queryByRole('button', { name: english.chat.open });
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

/** Renders the chat for a visitor who has agreed to third-party services. */
function renderComponent(settings: ClientSettings | 'failed' | null): void {
  render(
    <NextContext path="/pricing">
      <Chat
        locale="en"
        language="en-US"
        messages={english.chat}
        contactMessages={english.contact}
        stackMessages={english.stack}
        settings={settings}
        areServicesAllowed
      />
    </NextContext>,
  );
}

beforeEach(() => {
  useChat.setState({ status: 'absent', kind: 'builtin' });
  mockMedia();
  mockApi({
    '/api/site/settings': { data: plainSettings },
    '/api/sys/config/ip/get-visitor-ip': { data: { ip: '203.0.113.7' } },
    '/api/sys/config/register-chat/get-chat-type-config': {
      data: { chat: 'SS_ROBOT', chat_info: { js: `<script src="${vendor}"></script>` } },
    },
  });
  vi.useFakeTimers();
});

describe('chat', () => {
  it('the built-in chat replaces a third-party chat after five seconds and yields when that one loads', async () => {
    renderComponent(plainSettings);
    await pass(4900);
    // Scripts do not load here, so the chat hangs.
    expect(script()).not.toBeNull();
    expect(launcher()).toBeNull();
    await pass(100);
    expect(launcher()).not.toBeNull();
    expect(useChat.getState().kind).toBe('builtin');

    const push = vi.fn();
    window.ssq = { push, callMethod: () => {} };
    script()!.dispatchEvent(new Event('load'));
    await pass(500);
    expect(useChat.getState()).toMatchObject({ status: 'ready', kind: 'script' });
    act(() => launcher()!.click());
    await pass(0);
    expect(push).toHaveBeenCalledWith('chatOpen');
  });

  it('the built-in chat appears at once if client settings fail, and after five seconds if they hang', async () => {
    renderComponent('failed');
    expect(launcher()).not.toBeNull();
    act(() => useChat.setState({ status: 'absent' }));
    document.body.replaceChildren();
    renderComponent(null);
    await pass(4900);
    expect(launcher()).toBeNull();
    await pass(100);
    expect(launcher()).not.toBeNull();
  });
});

it('a feature that fails to load is dropped, and the rest of the page stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reported = vi.spyOn(globalThis, 'setTimeout').mockImplementation((() => 0) as never);
  const Broken = () => {
    throw new Error('Failed to load chunk');
  };
  render(
    <>
      <FeatureBoundary>
        <Broken />
      </FeatureBoundary>
      <FeatureBoundary>
        <p>The rest</p>
      </FeatureBoundary>
    </>,
  );
  expect(screen.getByText('The rest')).toBeDefined();
  expect(reported).toHaveBeenCalled();
});

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OneTap } from '@/components/deferred/one-tap';
import { Toasts } from '@/components/deferred/toasts';
import { useToasts } from '@/lib/client/banners/toast-store';
import messages from '@/messages/en/client.json';
import { mockApi, plainSettings } from '@/tests/mocks/api';

const login = '/api/sys/user/passport/authorized-login';
const settings = { ...plainSettings, googleClientId: 'client-1', oneTapNewTab: true };
const script = () => document.querySelector<HTMLScriptElement>('script[src^="https://accounts.google.com/gsi/client"]');
const announced = () => screen.getByRole('status').textContent;

type Prompt = { callback: (response: object) => void };

/** Mocks Google's client after its script has loaded: it accepts the configuration and shows a prompt. */
function loadGoogle() {
  const id = { initialize: vi.fn<(options: Prompt) => void>(), prompt: () => {}, cancel: vi.fn() };
  vi.stubGlobal('google', { accounts: { id } });
  act(() => void fireEvent.load(script()!));
  return { prompt: id.initialize.mock.calls[0]![0], cancel: id.cancel };
}

function open(): ReturnType<typeof render> {
  vi.useFakeTimers();
  const view = render(
    <>
      <Toasts closeLabel={messages.toasts.close} />
      <OneTap settings={settings} locale="ru" errorMessage={messages.toasts.signInFailed} />
    </>,
  );
  act(() => vi.advanceTimersByTime(3000));
  vi.useRealTimers();
  return view;
}

afterEach(() => act(() => useToasts.getState().hide()));

it('one-tap sign-in reports an unreachable back end', async () => {
  mockApi({ '/api/site/settings': { data: settings } });
  open();
  const { prompt } = loadGoogle();
  act(() => prompt.callback({ credential: 'token-1' }));
  await waitFor(() => expect(announced()).toBe(messages.toasts.signInFailed));
});

it('withdrawn consent removes the one-tap prompt and ignores the request in flight', async () => {
  let respond = () => {};
  const waiting = new Promise<void>((resolve) => (respond = resolve));
  const api = mockApi({
    '/api/site/settings': { data: settings },
    [login]: async () => {
      await waiting;
      return { code: 4001, msg: 'The token is not valid.' };
    },
  });
  const { rerender } = open();
  const { prompt, cancel } = loadGoogle();
  act(() => prompt.callback({ credential: 'token-1' }));
  await waitFor(() => expect(api.some(({ path }) => path === login)).toBe(true));
  rerender(<Toasts closeLabel={messages.toasts.close} />);
  expect(cancel).toHaveBeenCalled();
  expect(script()).toBeNull();
  await act(async () => {
    respond();
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(announced()).toBe('');
});

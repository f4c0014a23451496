import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OneTap } from '@/components/deferred/one-tap';
import { Toasts } from '@/components/deferred/toasts';
import { useToasts } from '@/lib/client/page/toast-store';
import { cookieNames, storageKeys } from '@/lib/contract/storage-keys';
import words from '@/messages/en/client.json';
import { plainSettings } from '../../client/client-settings';
import { mockApi } from '../mock-api';

const login = '/api/sys/user/passport/authorized-login';
const settings = { ...plainSettings, googleClientId: 'client-1', oneTapNewTab: true };
const script = () => document.querySelector<HTMLScriptElement>('script[src^="https://accounts.google.com/gsi/client"]');
const announced = () => screen.getByRole('status').textContent;

type Prompt = { client_id: string; use_fedcm_for_prompt: boolean; callback: (respond: object) => void };

/** Mocks Google's client after its script has loaded: it accepts the configuration and shows a prompt. */
function loadGoogle(): { prompt: Prompt; canceled: () => boolean } {
  let prompt: Prompt;
  let isCanceled = false;
  const id = {
    initialize: (options: Prompt) => {
      prompt = options;
    },
    prompt: () => {},
    cancel: () => {
      isCanceled = true;
    },
  };
  vi.stubGlobal('google', { accounts: { id } });
  act(() => void fireEvent.load(script()!));
  return { prompt: prompt!, canceled: () => isCanceled };
}

function open(): ReturnType<typeof render> {
  vi.useFakeTimers();
  const view = render(
    <>
      <Toasts closeLabel={words.toasts.close} />
      <OneTap settings={settings} locale="ru" errorMessage={words.toasts.signInFailed} />
    </>,
  );
  act(() => vi.advanceTimersByTime(3000));
  vi.useRealTimers();
  return view;
}

let opened: ReturnType<typeof vi.fn>;
beforeEach(() => {
  opened = vi.fn(() => window);
  vi.stubGlobal('open', opened);
});
afterEach(() => act(() => useToasts.getState().hide()));

describe('sign-in with one tap', () => {
  it('nothing of Google is loaded in the first three seconds', () => {
    vi.useFakeTimers();
    render(<OneTap settings={settings} locale="en" errorMessage={words.toasts.signInFailed} />);
    act(() => vi.advanceTimersByTime(2500));
    expect(script()).toBeNull();
    act(() => vi.advanceTimersByTime(500));
    expect(script()).not.toBeNull();
  });

  it("sign-in sends the visitor's attribution and opens the app with the returned code", async () => {
    Cookies.set(cookieNames.ref, 'R1', { path: '/' });
    Cookies.set(cookieNames.referer, '["https://example.com/"]', { path: '/' });
    localStorage.setItem(storageKeys.source, 's1');
    localStorage.setItem(storageKeys.registrationCode, 'i1');
    const api = mockApi({ '/api/site/settings': { data: settings }, [login]: { data: { cpl: 'code-1' } } });
    open();
    const { prompt } = loadGoogle();
    expect([prompt.client_id, prompt.use_fedcm_for_prompt]).toEqual(['client-1', true]);
    act(() => prompt.callback({ credential: 'token-1' }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith('https://app.facetry.example/?t=code-1', '_blank'));
    expect(api.find(({ path }) => path === login)!.body).toEqual({
      third_party: 'google',
      third_party_action_type: 'one_tap',
      redirect_data: 'token-1',
      invite_code: 'i1',
      language: 'ru-RU',
      source: 's1',
      referer: '["https://example.com/"]',
      regParam: '{"ref":"R1"}',
    });
    expect(announced()).toBe('');
  });

  it('a rejected token is reported', async () => {
    mockApi({
      '/api/site/settings': { data: settings },
      [login]: { status: 200, code: 4001, msg: 'The token is not valid.' },
    });
    open();
    const { prompt } = loadGoogle();
    act(() => prompt.callback({ credential: 'expired' }));
    await waitFor(() => expect(announced()).toBe(words.toasts.signInFailed));
    expect(screen.getByText(words.toasts.signInFailed).dataset.status).toBe('error');
    expect(opened).not.toHaveBeenCalled();
  });

  it('an unreachable back end is reported', async () => {
    mockApi({ '/api/site/settings': { data: settings } });
    open();
    const { prompt } = loadGoogle();
    act(() => prompt.callback({ credential: 'token-1' }));
    await waitFor(() => expect(announced()).toBe(words.toasts.signInFailed));
  });

  it('withdrawn consent removes the prompt and ignores the request in flight', async () => {
    let respond = () => {};
    const waiting = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const api = mockApi({
      '/api/site/settings': { data: settings },
      [login]: async () => {
        await waiting;
        return { code: 4001, msg: 'The token is not valid.' };
      },
    });
    const { rerender } = open();
    const { prompt, canceled } = loadGoogle();
    act(() => prompt.callback({ credential: 'token-1' }));
    await waitFor(() => expect(api.some(({ path }) => path === login)).toBe(true));
    rerender(<Toasts closeLabel={words.toasts.close} />);
    expect(canceled()).toBe(true);
    expect(script()).toBeNull();
    await act(async () => {
      respond();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(announced()).toBe('');
  });
});

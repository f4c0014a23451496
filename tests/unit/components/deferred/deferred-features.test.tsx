import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cookieNames } from '@/lib/contract/storage-keys';
import english from '@/messages/en/client.json';
import russian from '@/messages/ru/client.json';
import { withNoBreakSpaces } from '@/lib/i18n/no-break-spaces';
import { languageTag, type LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/locale-paths';
import type { ClientSettings } from '@/lib/contract/endpoints/site-settings';
import { plainSettings } from '../../client/client-settings';
import { mockApi, type ApiRequest } from '../mock-api';
import { mockMedia, mockObservers } from '../mock-browser';
import { NextContext } from '../next-context';

type Opened = {
  settings?: Partial<ClientSettings> | 'no answer';
  consent?: string;
  locale?: LocaleCode;
  path?: string;
};

const chatButton = () => document.querySelector('[data-click="open chat"]');
const google = () => document.querySelector('script[src^="https://accounts.google.com/"]');

/** Advances time on the page. Afterwards requested modules are loaded, however busy the machine is. */
const pass = (time: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(time);
    await vi.dynamicImportSettled();
  });

/** Waits until `look` returns a value. */
async function until(look: () => unknown): Promise<void> {
  for (let looks = 0; !look(); looks += 1) {
    if (looks === 1000) throw new Error('Timed out waiting for the page.');
    await pass(50);
  }
}

/**
 * Opens a page in a new browser and waits ten seconds.
 * @returns the requests to the server
 */
async function open({ settings = {}, consent, locale = 'en', path = '/pricing' }: Opened): Promise<ApiRequest[]> {
  // A page load starts with empty memory.
  vi.resetModules();
  const { DeferredFeatures } = await import('@/components/deferred/deferred-features');
  if (consent) Cookies.set(cookieNames.consent, consent, { path: '/' });
  const requests = mockApi({
    ...(settings === 'no answer' ? {} : { '/api/site/settings': { data: { ...plainSettings, ...settings } } }),
    '/api/home/base-info': { data: {} },
    '/api/sys/config/ip/get-visitor-ip': { data: { ip: '203.0.113.7' } },
    '/api/sys/config/register-chat/get-chat-type-config': { data: { chat: '', chat_info: { js: '' } } },
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] });
  render(
    <NextContext path={path}>
      <h1 tabIndex={-1}>Pricing</h1>
      <a href={linkPath(locale, '/cookie-policy')} data-cookie-settings="">
        Cookie settings
      </a>
      <DeferredFeatures
        locale={locale}
        language={languageTag(locale)}
        landing={{ url: `https://www.facetry.example${path}`, referrer: '' }}
      />
    </NextContext>,
  );
  // All features need the messages, and the chat needs the settings.
  await until(chatButton);
  for (let half = 0; half < 20; half += 1) await pass(500);
  return requests;
}

beforeEach(() => {
  mockMedia();
  mockObservers();
});

describe('deferred features', () => {
  it('the built-in chat and the consent notice appear in the language of the page', async () => {
    await open({ locale: 'ru', path: '/ru/pricing' });
    expect(screen.getByRole('button', { name: withNoBreakSpaces(russian.chat.open, 'ru') })).toBeDefined();
    await until(() => screen.queryByRole('region', { name: withNoBreakSpaces(russian.consent.label, 'ru') }));
  });

  it('a visitor who has chosen sees no consent notice until they open the settings', async () => {
    await open({ consent: '1.0.0' });
    expect(screen.getByRole('button', { name: english.chat.open })).toBeDefined();
    expect(screen.queryByRole('region', { name: english.consent.label })).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Cookie settings' }));
    await until(() => screen.queryByRole('heading', { name: english.consent.heading }));
  });

  it('the Google prompt loads with a client ID and consent', async () => {
    await open({ settings: { googleClientId: 'client-1' }, consent: '1.0.1' });
    await until(google);
  });

  it.each([
    ['without a client ID', { consent: '1.1.1' }],
    ['without consent to third-party services', { settings: { googleClientId: 'client-1' }, consent: '1.1.0' }],
    [
      'before the visitor has agreed in opt-in mode',
      { settings: { googleClientId: 'client-1', consentMode: 'opt-in' } },
    ],
    ['if client settings are unavailable', { settings: 'no answer', consent: '1.1.1' }],
  ] as [string, Opened][])('nothing of Google is loaded %s', async (_, opened) => {
    await open(opened);
    expect(google()).toBeNull();
  });

  it('a third-party chat is requested only with consent to services', async () => {
    const requestsChat = async (consent: string) =>
      (await open({ consent })).some(({ path }) => path.endsWith('/get-chat-type-config'));
    expect(await requestsChat('1.1.0')).toBe(false);
    cleanup();
    expect(await requestsChat('1.0.1')).toBe(true);
  });

  it('analytics run only with consent to measurement', async () => {
    await open({ consent: '1.0.1' });
    expect(Cookies.get(cookieNames.device)).toBeUndefined();
    cleanup();
    await open({ consent: '1.1.0' });
    await until(() => Cookies.get(cookieNames.device));
  });

  it('without client settings there is the built-in chat and no consent notice', async () => {
    await open({ settings: 'no answer' });
    expect(screen.queryByRole('region', { name: english.consent.label })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: english.chat.open }));
    await until(() => screen.queryByRole('dialog', { name: english.chat.heading }));
  });

  it('the link to cookie settings is left to the browser if there are no settings to open', async () => {
    await open({ settings: 'no answer' });
    // True if no handler prevented the default action.
    expect(fireEvent.click(screen.getByRole('link', { name: 'Cookie settings' }))).toBe(true);
  });
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cookieNames } from '@/lib/contract/storage-keys';
import english from '@/messages/en/client.json';
import russian from '@/messages/ru/client.json';
import { withJoins } from '@/lib/i18n/line-joins';
import { languageOf, type LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/paths';
import type { ClientSettings } from '@/lib/contract/endpoints/site-settings';
import { plainSettings } from '../../client/client-settings';
import { answerCalls, type Asked } from '../answer-calls';
import { mockMedia, mockObservers } from '../browser-parts';
import { OnPage } from '../on-page';

type Opened = {
  settings?: Partial<ClientSettings> | 'no answer';
  consent?: string;
  locale?: LocaleCode;
  path?: string;
};

const chatButton = () => document.querySelector('[data-click="open chat"]');
const google = () => document.querySelector('script[src^="https://accounts.google.com/"]');

/** Lets time pass on the page. Modules that it asks for are there when that is over, however long a busy machine takes. */
const pass = (time: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(time);
    await vi.dynamicImportSettled();
  });

/** Waits until something is there. */
async function until(look: () => unknown): Promise<void> {
  for (let looks = 0; !look(); looks += 1) {
    if (looks === 1000) throw new Error('What was waited for did not come.');
    await pass(50);
  }
}

/** Opens a page that was never open before, and lets ten seconds pass. @returns what was asked of the server */
async function open({ settings = {}, consent, locale = 'en', path = '/pricing' }: Opened): Promise<Asked[]> {
  // A page load begins with nothing in memory.
  vi.resetModules();
  const { DeferredFeatures: LaterParts } = await import('@/components/deferred/deferred-features');
  if (consent) Cookies.set(cookieNames.consent, consent, { path: '/' });
  const asked = answerCalls({
    ...(settings === 'no answer' ? {} : { '/api/site/settings': { data: { ...plainSettings, ...settings } } }),
    '/api/home/base-info': { data: {} },
    '/api/sys/config/ip/get-visitor-ip': { data: { ip: '203.0.113.7' } },
    '/api/sys/config/register-chat/get-chat-type-config': { data: { chat: '', chat_info: { js: '' } } },
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] });
  render(
    <OnPage path={path}>
      <h1 tabIndex={-1}>Pricing</h1>
      <a href={linkPath(locale, '/cookie-policy')} data-cookie-settings="">
        Cookie settings
      </a>
      <LaterParts
        locale={locale}
        language={languageOf(locale)}
        landing={{ address: `https://www.facetry.example${path}`, referrer: '' }}
      />
    </OnPage>,
  );
  // All of it waits for the words, and the chat for the settings.
  await until(chatButton);
  for (let half = 0; half < 20; half += 1) await pass(500);
  return asked;
}

beforeEach(() => {
  mockMedia();
  mockObservers();
});

describe('what comes after the first paint', () => {
  it('offers the site’s own chat and asks about cookies, in the language of the page', async () => {
    await open({ locale: 'ru', path: '/ru/pricing' });
    expect(screen.getByRole('button', { name: withJoins(russian.chat.open, 'ru') })).toBeDefined();
    await until(() => screen.queryByRole('region', { name: withJoins(russian.consent.label, 'ru') }));
  });

  it('asks nothing of a visitor who has chosen, until they open the settings', async () => {
    await open({ consent: '1.0.0' });
    expect(screen.getByRole('button', { name: english.chat.open })).toBeDefined();
    expect(screen.queryByRole('region', { name: english.consent.label })).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Cookie settings' }));
    await until(() => screen.queryByRole('heading', { name: english.consent.heading }));
  });

  it('loads Google’s prompt with a client id and consent', async () => {
    await open({ settings: { googleClientId: 'client-1' }, consent: '1.0.1' });
    await until(google);
  });

  it.each([
    ['without a client id', { consent: '1.1.1' }],
    ['without consent to services of others', { settings: { googleClientId: 'client-1' }, consent: '1.1.0' }],
    [
      'before the visitor has agreed, where they are asked first',
      { settings: { googleClientId: 'client-1', consentMode: 'opt-in' } },
    ],
    ['when the server’s settings cannot be had', { settings: 'no answer', consent: '1.1.1' }],
  ] as [string, Opened][])('loads nothing of Google’s %s', async (_, opened) => {
    await open(opened);
    expect(google()).toBeNull();
  });

  it('asks for a chat of others with consent to services alone', async () => {
    const asksForChat = async (consent: string) =>
      (await open({ consent })).some(({ path }) => path.endsWith('/get-chat-type-config'));
    expect(await asksForChat('1.1.0')).toBe(false);
    cleanup();
    expect(await asksForChat('1.0.1')).toBe(true);
  });

  it('measures with consent to measurement alone', async () => {
    await open({ consent: '1.0.1' });
    expect(Cookies.get(cookieNames.device)).toBeUndefined();
    cleanup();
    await open({ consent: '1.1.0' });
    await until(() => Cookies.get(cookieNames.device));
  });

  it('is the site’s own chat and no question when the server’s settings cannot be had', async () => {
    await open({ settings: 'no answer' });
    expect(screen.queryByRole('region', { name: english.consent.label })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: english.chat.open }));
    await until(() => screen.queryByRole('dialog', { name: english.chat.heading }));
  });

  it('leaves a link to the cookie settings to the browser where there are none to open', async () => {
    await open({ settings: 'no answer' });
    // True where nobody has taken the click.
    expect(fireEvent.click(screen.getByRole('link', { name: 'Cookie settings' }))).toBe(true);
  });
});

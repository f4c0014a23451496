import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsentNotice } from '@/components/later/consent-notice';
import { useConsent } from '@/lib/browser/privacy/consent-store';
import { cookieNames, storageKeys } from '@/lib/protocol/storage-table';
import english from '@/messages/en/client.json';
import russian from '@/messages/ru/client.json';
import { answerCalls } from '../answer-calls';

const words = english.consent;
const button = (name: string) => screen.getByRole('button', { name });
const box = (label: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${label}`) });
const user = () => userEvent.setup();

/** The server has told its mode, and the notice is there, as it is when it is due or its settings are opened. */
function open(mode: 'opt-out' | 'opt-in' = 'opt-out', areSettingsOpen = false): void {
  useConsent.setState({ areSettingsOpen });
  useConsent.getState().load(mode);
  render(<ConsentNotice words={words} locale="en" />);
}

let asked: ReturnType<typeof answerCalls>;
beforeEach(() => {
  asked = answerCalls({ '/api/site/consent': {}, '/api/site/erase': { data: { erased: 3 } } });
});

describe('the notice', () => {
  it('is not there before the server has told its mode', () => {
    useConsent.setState({ consent: null });
    const { container } = render(<ConsentNotice words={words} locale="en" />);
    expect(container.childElementCount).toBe(0);
  });

  it('is a named region that links to the cookie policy', () => {
    open();
    const notice = within(screen.getByRole('region', { name: words.label }));
    expect(notice.getByRole('link', { name: words.policy }).getAttribute('href')).toBe('/cookie-policy');
  });

  it('tells of measurement where it is allowed until refused, and asks where it is not', () => {
    open('opt-out');
    expect(screen.queryByText(words.optOut)).not.toBeNull();
    act(() => useConsent.getState().load('opt-in'));
    expect(screen.queryByText(words.optOut)).toBeNull();
    expect(screen.queryByText(words.optIn)).not.toBeNull();
  });

  it('makes a refusal as easy as an agreement: buttons that look the same, the refusal first', () => {
    open();
    expect(button(words.refuse).className).toBe(button(words.accept).className);
    expect(button(words.refuse).nextElementSibling).toBe(button(words.accept));
  });

  it.each([
    ['refuse', '1.0.0', { measurement: false, services: false }],
    ['accept', '1.1.1', { measurement: true, services: true }],
  ] as const)('%s all is kept in the cookie and counted by the server', async (name, cookie, choice) => {
    open();
    await user().click(button(words[name]));
    expect(Cookies.get(cookieNames.consent)).toBe(cookie);
    expect(asked).toEqual([
      { path: '/api/site/consent', query: {}, method: 'POST', body: { choice, version: 1, locale: 'en' } },
    ]);
    expect(useConsent.getState().consent).toMatchObject({ ...choice, isNoticeDue: false });
  });

  it('keeps a choice that could not be counted', async () => {
    answerCalls({});
    open();
    await user().click(button(words.refuse));
    expect(Cookies.get(cookieNames.consent)).toBe('1.0.0');
  });

  it('removes what was stored when it is refused, and leaves what is needed', async () => {
    localStorage.setItem(storageKeys.fingerprint, 'stored');
    localStorage.setItem(storageKeys.theme, 'dark');
    open();
    expect(localStorage.getItem(storageKeys.fingerprint)).toBe('stored');
    await user().click(button(words.refuse));
    expect(localStorage.getItem(storageKeys.fingerprint)).toBeNull();
    expect(localStorage.getItem(storageKeys.theme)).toBe('dark');
  });

  it('is used by keys in the order it is read', async () => {
    open();
    const keys = user();
    const order = [words.policy, words.refuse, words.accept, words.settings];
    for (const name of order) {
      await keys.tab();
      expect(document.activeElement!.textContent).toBe(name);
    }
    await keys.tab({ shift: true });
    await keys.tab({ shift: true });
    await keys.keyboard('{Enter}');
    expect(Cookies.get(cookieNames.consent)).toBe('1.0.0');
  });
});

describe('the settings', () => {
  it('open from the notice with the focus on their heading, and close again', async () => {
    open();
    await user().click(button(words.settings));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: words.heading }));
    await user().click(button(words.close));
    expect(screen.queryByRole('heading')).toBeNull();
    expect(Cookies.get(cookieNames.consent)).toBeUndefined();
  });

  it('show what is allowed now, and what is needed as always on', () => {
    Cookies.set(cookieNames.consent, '1.1.0', { path: '/' });
    open('opt-in', true);
    expect(box(words.needed).checked && box(words.needed).disabled).toBe(true);
    expect([box(words.measurement).checked, box(words.services).checked]).toEqual([true, false]);
  });

  it('keep one purpose without the other', async () => {
    open('opt-in', true);
    await user().click(box(words.services));
    await user().click(button(words.save));
    expect(Cookies.get(cookieNames.consent)).toBe('1.0.1');
    expect(asked[0]!.body).toMatchObject({ choice: { measurement: false, services: true } });
  });

  it('can be used by keys: a space ticks a purpose', async () => {
    open('opt-in', true);
    const keys = user();
    await keys.tab();
    expect(document.activeElement).toBe(box(words.measurement));
    await keys.keyboard(' ');
    expect(box(words.measurement).checked).toBe(true);
  });

  it.each([
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ])('say under %s that the browser has decided, and offer nothing else', (name, value) => {
    vi.stubGlobal('navigator', Object.create(navigator, { [name]: { value } }) as Navigator);
    Cookies.set(cookieNames.consent, '1.1.1', { path: '/' });
    open('opt-out', true);
    expect(screen.queryByText(words.signal)).not.toBeNull();
    for (const purpose of [words.measurement, words.services]) {
      expect([box(purpose).checked, box(purpose).disabled]).toEqual([false, true]);
    }
    expect(screen.queryByRole('button', { name: words.accept })).toBeNull();
    expect(screen.queryByRole('button', { name: words.save })).toBeNull();
    expect(button(words.close)).toBeDefined();
  });
});

describe('erasing', () => {
  it('names this browser to the server, and says how many entries went', async () => {
    Cookies.set(cookieNames.device, 'device-1', { path: '/' });
    open('opt-out', true);
    expect(screen.getByRole('status').textContent).toBe('');
    await user().click(button(words.erase));
    expect(asked).toEqual([{ path: '/api/site/erase', query: {}, method: 'POST', body: { device_id: 'device-1' } }]);
    expect(screen.getByRole('status').textContent).toBe('3 entries were erased.');
  });

  it('says in the language’s own plural how many there were', async () => {
    Cookies.set(cookieNames.device, 'device-1', { path: '/' });
    useConsent.setState({ areSettingsOpen: true });
    useConsent.getState().load('opt-out');
    render(<ConsentNotice words={russian.consent} locale="ru" />);
    await user().click(button(russian.consent.erase));
    expect(screen.getByRole('status').textContent).toMatch(/3 записи/);
  });

  it('asks nobody where this browser has no number: nothing was stored', async () => {
    open('opt-out', true);
    await user().click(button(words.erase));
    expect(asked).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('Nothing was stored about this browser.');
  });

  it('says so when it did not work', async () => {
    Cookies.set(cookieNames.device, 'device-1', { path: '/' });
    answerCalls({ '/api/site/erase': { status: 500, code: 5000, msg: 'Something failed.' } });
    open('opt-out', true);
    await user().click(button(words.erase));
    expect(screen.getByRole('status').textContent).toBe(words.eraseFailed);
  });
});

import { render, screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsentNotice } from '@/components/deferred/consent-notice';
import { useConsent } from '@/lib/client/privacy/consent-store';
import { cookieNames } from '@/lib/contract/storage-keys';
import russian from '@/messages/ru/client.json';
import { answerCalls } from '../answer-calls';
import { answerConsent, button, open, user, words } from './open-consent';

const box = (label: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${label}`) });

/** Waits until the answer to what was asked of the server is said. */
const isSaid = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toEqual(text));

let asked: ReturnType<typeof answerConsent>;
beforeEach(() => {
  asked = answerConsent();
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

  it('close at the Escape key, but not at one that is meant for something else', async () => {
    const elsewhere = document.body.appendChild(document.createElement('input'));
    open();
    await user().click(button(words.settings));
    elsewhere.focus();
    await user().keyboard('{Escape}');
    expect(screen.queryByRole('heading')).not.toBeNull();
    button(words.save).focus();
    await user().keyboard('{Escape}');
    expect(screen.queryByRole('heading')).toBeNull();
    elsewhere.remove();
  });

  it.each([
    ['closed', words.close],
    ['decided', words.refuse],
  ])('lead the focus back to where the visitor was when they are %s', async (_, name) => {
    const link = document.body.appendChild(document.createElement('button'));
    link.focus();
    open();
    button(words.settings).focus();
    await user().keyboard('{Enter}');
    button(name).focus();
    await user().keyboard('{Enter}');
    expect(document.activeElement).toBe(link);
    link.remove();
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
    await isSaid('3 entries were erased.');
    expect(asked).toEqual([{ path: '/api/site/erase', query: {}, method: 'POST', body: { device_id: 'device-1' } }]);
  });

  it('says in the language’s own plural how many there were', async () => {
    Cookies.set(cookieNames.device, 'device-1', { path: '/' });
    useConsent.setState({ areSettingsOpen: true });
    useConsent.getState().load('opt-out');
    render(<ConsentNotice words={russian.consent} locale="ru" />);
    await user().click(button(russian.consent.erase));
    await isSaid(expect.stringMatching(/3 записи/));
  });

  it('asks nobody where this browser has no number: nothing was stored', async () => {
    open('opt-out', true);
    await user().click(button(words.erase));
    await isSaid('Nothing was stored about this browser.');
    expect(asked).toEqual([]);
  });

  it('says so when it did not work', async () => {
    Cookies.set(cookieNames.device, 'device-1', { path: '/' });
    answerCalls({ '/api/site/erase': { status: 500, code: 5000, msg: 'Something failed.' } });
    open('opt-out', true);
    await user().click(button(words.erase));
    await isSaid(words.eraseFailed);
  });
});

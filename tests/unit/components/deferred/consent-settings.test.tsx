import { screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cookieNames } from '@/lib/config/cookies';
import { mockApi } from '../mock-api';
import { mockConsentApi, button, open, user, messages } from './open-consent';

const box = (label: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${label}`) });

/** Waits until the result of a request is announced. */
const expectAnnounced = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toEqual(text));

let requests: ReturnType<typeof mockConsentApi>;
beforeEach(() => {
  requests = mockConsentApi();
});

describe('consent settings', () => {
  it('consent settings close at Escape, unless the key was handled elsewhere', async () => {
    const elsewhere = document.body.appendChild(document.createElement('input'));
    open();
    await user().click(button(messages.settings));
    elsewhere.focus();
    await user().keyboard('{Escape}');
    expect(screen.queryByRole('heading')).not.toBeNull();
    button(messages.save).focus();
    await user().keyboard('{Escape}');
    expect(screen.queryByRole('heading')).toBeNull();
    elsewhere.remove();
  });

  it.each([
    ['closed', messages.close],
    ['decided', messages.rejectAll],
  ])('focus returns to its previous position when consent settings are %s', async (_, name) => {
    const link = document.body.appendChild(document.createElement('button'));
    link.focus();
    open();
    button(messages.settings).focus();
    await user().keyboard('{Enter}');
    button(name).focus();
    await user().keyboard('{Enter}');
    expect(document.activeElement).toBe(link);
    link.remove();
  });

  it('consent settings show current choices, and necessary storage as always on', () => {
    Cookies.set(cookieNames.consent, '1.1.0', { path: '/' });
    open('opt-in', true);
    expect(box(messages.necessary).checked && box(messages.necessary).disabled).toBe(true);
    expect([box(messages.analytics).checked, box(messages.services).checked]).toEqual([true, false]);
  });

  it('consent settings can allow one purpose without the other', async () => {
    open('opt-in', true);
    await user().click(box(messages.services));
    await user().click(button(messages.save));
    expect(Cookies.get(cookieNames.consent)).toBe('1.0.1');
    expect(requests[0]!.body).toMatchObject({ choice: { measurement: false, services: true } });
  });

  it.each([
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ])('with %s the consent settings say that the browser has decided, and offer no choice', (name, value) => {
    vi.stubGlobal('navigator', Object.create(navigator, { [name]: { value } }) as Navigator);
    Cookies.set(cookieNames.consent, '1.1.1', { path: '/' });
    open('opt-out', true);
    expect(screen.queryByText(messages.privacySignal)).not.toBeNull();
    for (const purpose of [messages.analytics, messages.services]) {
      expect([box(purpose).checked, box(purpose).disabled]).toEqual([false, true]);
    }
    expect(screen.queryByRole('button', { name: messages.acceptAll })).toBeNull();
    expect(screen.queryByRole('button', { name: messages.save })).toBeNull();
    expect(button(messages.close)).toBeDefined();
  });
});

describe('erasure', () => {
  it('erasure sends the device ID and shows the number of deleted entries', async () => {
    Cookies.set(cookieNames.device, 'device-1', { path: '/' });
    open('opt-out', true);
    expect(screen.getByRole('status').textContent).toBe('');
    await user().click(button(messages.erase));
    await expectAnnounced('3 entries were erased.');
    expect(requests).toEqual([{ path: '/api/site/erase', query: {}, method: 'POST', body: { device_id: 'device-1' } }]);
  });

  it('without a device ID erasure sends no request, since nothing was stored', async () => {
    open('opt-out', true);
    await user().click(button(messages.erase));
    await expectAnnounced('Nothing was stored about this browser.');
    expect(requests).toEqual([]);
  });

  it('a failed erasure is reported', async () => {
    Cookies.set(cookieNames.device, 'device-1', { path: '/' });
    mockApi({ '/api/site/erase': { status: 500, code: 5000, msg: 'Something failed.' } });
    open('opt-out', true);
    await user().click(button(messages.erase));
    await expectAnnounced(messages.eraseFailed);
  });
});

import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { beforeEach, expect, it } from 'vitest';
import { ConsentNotice } from '@/components/deferred/consent-notice';
import { useConsent } from '@/lib/client/privacy/consent-store';
import { cookieNames } from '@/lib/config/cookies';
import english from '@/messages/en/client.json';
import { mockApi, type ApiRequest } from '@/tests/mocks/api';
import { mockNavigator } from '@/tests/mocks/browser';

const messages = english.consent;
const button = (name: string) => screen.getByRole('button', { name });
const box = (label: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${label}`) });
const user = userEvent.setup();
const storedChoice = () => Cookies.get(cookieNames.consent);

/** Opens the notice or its settings after the server has reported its mode. */
function open(mode: 'opt-out' | 'opt-in' = 'opt-out', areSettingsOpen = false): void {
  useConsent.setState({ areSettingsOpen });
  useConsent.getState().load(mode);
  render(<ConsentNotice messages={messages} locale="en" />);
}

let requests: ApiRequest[];
beforeEach(() => {
  requests = mockApi({ '/api/site/consent': {} });
});

it("the consent notice is not shown before the server's mode is known", () => {
  useConsent.setState({ consent: null });
  const { container } = render(<ConsentNotice messages={messages} locale="en" />);
  expect(container.childElementCount).toBe(0);
});

it('Escape neither closes the consent notice nor counts as a choice', async () => {
  open();
  button(messages.rejectAll).focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: messages.label })).not.toBeNull();
  expect(storedChoice()).toBeUndefined();
  expect(document.activeElement).toBe(button(messages.rejectAll));
});

it('the consent notice informs in opt-out mode and asks in opt-in mode', () => {
  open('opt-out');
  expect(screen.queryByText(messages.optOut)).not.toBeNull();
  act(() => useConsent.getState().load('opt-in'));
  expect(screen.queryByText(messages.optOut)).toBeNull();
  expect(screen.queryByText(messages.optIn)).not.toBeNull();
});

it.each([
  ['rejectAll', '1.0.0', false],
  ['acceptAll', '1.1.1', true],
] as const)('the choice %s is stored in the cookie and counted by the server', async (name, cookie, allowed) => {
  const choice = { measurement: allowed, services: allowed };
  open();
  await user.click(button(messages[name]));
  expect(storedChoice()).toBe(cookie);
  expect(requests).toEqual([
    { path: '/api/site/consent', query: {}, method: 'POST', body: { choice, version: 1, locale: 'en' } },
  ]);
  expect(useConsent.getState().consent).toMatchObject({ analytics: allowed, services: allowed, isNoticeDue: false });
});

it('a consent choice is stored even if it could not be counted', async () => {
  mockApi({});
  open();
  await user.click(button(messages.rejectAll));
  expect(storedChoice()).toBe('1.0.0');
});

it('consent settings close at Escape, unless the key was handled elsewhere', async () => {
  const elsewhere = document.body.appendChild(document.createElement('input'));
  open();
  await user.click(button(messages.settings));
  elsewhere.focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('heading')).not.toBeNull();
  button(messages.save).focus();
  await user.keyboard('{Escape}');
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
  await user.keyboard('{Enter}');
  button(name).focus();
  await user.keyboard('{Enter}');
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
  await user.click(box(messages.services));
  await user.click(button(messages.save));
  expect(storedChoice()).toBe('1.0.1');
  expect(requests[0]!.body).toMatchObject({ choice: { measurement: false, services: true } });
});

it.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('with %s the consent settings say that the browser has decided, and offer no choice', (name, value) => {
  mockNavigator({ [name]: value });
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

const erasure = { path: '/api/site/erase', query: {}, method: 'POST', body: { device_id: 'device-1' } };
it.each([
  ['shows the number of deleted entries', 'device-1', { data: { erased: 3 } }, '3 entries were deleted.', [erasure]],
  ['sends nothing without a device ID', '', {}, 'Nothing was stored about this browser.', []],
  ['reports a failure', 'device-1', { status: 500, code: 5000 }, messages.eraseFailed, [erasure]],
])('erasure %s', async (_, device, response, announced, expected) => {
  requests = mockApi({ '/api/site/erase': response });
  if (device) Cookies.set(cookieNames.device, device, { path: '/' });
  open('opt-out', true);
  expect(screen.getByRole('status').textContent).toBe('');
  await user.click(button(messages.erase));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(announced));
  expect(requests).toEqual(expected);
});

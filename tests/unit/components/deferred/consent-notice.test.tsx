import { act, cleanup, render, screen, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it } from 'vitest';
import { ConsentNotice } from '@/components/deferred/consent-notice';
import { useConsent } from '@/lib/client/privacy/consent-store';
import { noticeSlotId } from '@/lib/contract/consent-policy';
import { cookieNames, storageKeys } from '@/lib/contract/storage-keys';
import { mockApi } from '../mock-api';
import { mockConsentApi, button, open, user, messages } from './open-consent';

let requests: ReturnType<typeof mockConsentApi>;
beforeEach(() => {
  requests = mockConsentApi();
});

describe('consent notice', () => {
  it("is not shown before the server's mode is known", () => {
    useConsent.setState({ consent: null });
    const { container } = render(<ConsentNotice messages={messages} locale="en" />);
    expect(container.childElementCount).toBe(0);
  });

  it('is a labelled region with a link to the cookie policy', () => {
    open();
    const notice = within(screen.getByRole('region', { name: messages.label }));
    expect(notice.getByRole('link', { name: messages.policy }).getAttribute('href')).toBe('/cookie-policy');
  });

  it('is right after the skip link, in a live region, and has focus next', async () => {
    document.body.innerHTML = `<a href="#content">Skip</a><div id="${noticeSlotId}" aria-live="polite"></div><a href="/faq">FAQ</a>`;
    open();
    const notice = screen.getByRole('region', { name: messages.label });
    expect(notice.parentElement!.id).toBe(noticeSlotId);
    const keys = user();
    const reached: (string | null)[] = [];
    for (let step = 0; step < 3; step += 1) {
      await keys.tab();
      reached.push(document.activeElement!.textContent);
    }
    expect(reached).toEqual(['Skip', messages.policy, messages.refuse]);
    cleanup();
    document.body.replaceChildren();
  });

  it('Escape neither closes the consent notice nor counts as a choice', async () => {
    open();
    button(messages.refuse).focus();
    await user().keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: messages.label })).not.toBeNull();
    expect(Cookies.get(cookieNames.consent)).toBeUndefined();
    expect(document.activeElement).toBe(button(messages.refuse));
  });

  it('informs in opt-out mode and asks in opt-in mode', () => {
    open('opt-out');
    expect(screen.queryByText(messages.optOut)).not.toBeNull();
    act(() => useConsent.getState().load('opt-in'));
    expect(screen.queryByText(messages.optOut)).toBeNull();
    expect(screen.queryByText(messages.optIn)).not.toBeNull();
  });

  it('refusing is as easy as agreeing: equal buttons, the refusal first', () => {
    open();
    expect(button(messages.refuse).className).toBe(button(messages.accept).className);
    expect(button(messages.refuse).nextElementSibling).toBe(button(messages.accept));
  });

  it.each([
    ['refuse', '1.0.0', { measurement: false, services: false }],
    ['accept', '1.1.1', { measurement: true, services: true }],
  ] as const)('%s all purposes is stored in the cookie and counted by the server', async (name, cookie, choice) => {
    open();
    await user().click(button(messages[name]));
    expect(Cookies.get(cookieNames.consent)).toBe(cookie);
    expect(requests).toEqual([
      { path: '/api/site/consent', query: {}, method: 'POST', body: { choice, version: 1, locale: 'en' } },
    ]);
    expect(useConsent.getState().consent).toMatchObject({ ...choice, isNoticeDue: false });
  });

  it('a choice is stored even if it could not be counted', async () => {
    mockApi({});
    open();
    await user().click(button(messages.refuse));
    expect(Cookies.get(cookieNames.consent)).toBe('1.0.0');
  });

  it('a refusal removes stored data except what is strictly necessary', async () => {
    localStorage.setItem(storageKeys.fingerprint, 'stored');
    localStorage.setItem(storageKeys.theme, 'dark');
    open();
    expect(localStorage.getItem(storageKeys.fingerprint)).toBe('stored');
    await user().click(button(messages.refuse));
    expect(localStorage.getItem(storageKeys.fingerprint)).toBeNull();
    expect(localStorage.getItem(storageKeys.theme)).toBe('dark');
  });

  it('keyboard order in the consent notice follows the reading order', async () => {
    open();
    const keys = user();
    const order = [messages.policy, messages.refuse, messages.accept, messages.settings];
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

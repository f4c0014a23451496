import { act, render, screen, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it } from 'vitest';
import { ConsentNotice } from '@/components/deferred/consent-notice';
import { useConsent } from '@/lib/client/privacy/consent-store';
import { cookieNames, storageKeys } from '@/lib/contract/storage-keys';
import { answerCalls } from '../answer-calls';
import { answerConsent, button, open, user, words } from './open-consent';

let asked: ReturnType<typeof answerConsent>;
beforeEach(() => {
  asked = answerConsent();
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

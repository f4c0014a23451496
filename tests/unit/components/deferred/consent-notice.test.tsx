import { act, render, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it } from 'vitest';
import { ConsentNotice } from '@/components/deferred/consent-notice';
import { useConsent } from '@/lib/client/privacy/consent-store';
import { cookieNames } from '@/lib/config/cookies';
import { mockApi } from '../mock-api';
import { mockConsentApi, button, open, user, messages } from './open-consent';

let requests: ReturnType<typeof mockConsentApi>;
beforeEach(() => {
  requests = mockConsentApi();
});

describe('consent notice', () => {
  it("the consent notice is not shown before the server's mode is known", () => {
    useConsent.setState({ consent: null });
    const { container } = render(<ConsentNotice messages={messages} locale="en" />);
    expect(container.childElementCount).toBe(0);
  });

  it('Escape neither closes the consent notice nor counts as a choice', async () => {
    open();
    button(messages.rejectAll).focus();
    await user().keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: messages.label })).not.toBeNull();
    expect(Cookies.get(cookieNames.consent)).toBeUndefined();
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
    await user().click(button(messages[name]));
    expect(Cookies.get(cookieNames.consent)).toBe(cookie);
    expect(requests).toEqual([
      { path: '/api/site/consent', query: {}, method: 'POST', body: { choice, version: 1, locale: 'en' } },
    ]);
    expect(useConsent.getState().consent).toMatchObject({ analytics: allowed, services: allowed, isNoticeDue: false });
  });

  it('a consent choice is stored even if it could not be counted', async () => {
    mockApi({});
    open();
    await user().click(button(messages.rejectAll));
    expect(Cookies.get(cookieNames.consent)).toBe('1.0.0');
  });
});

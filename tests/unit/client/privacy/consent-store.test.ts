// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useConsent } from '@/lib/client/privacy/consent-store';
import { fullConsent, noConsent, serializeChoice } from '@/lib/contract/consent-policy';
import { cookieNames } from '@/lib/config/cookies';
import { throwSecurityError } from '@/tests/mocks/browser';

const store = () => useConsent.getState();

beforeEach(() => useConsent.setState({ storedChoice: undefined, consent: null }));
afterEach(() => {
  Reflect.deleteProperty(document, 'cookie');
  Cookies.remove(cookieNames.consent, { path: '/' });
});

it.each([
  ['rejects', () => '', () => {}],
  ['blocks', throwSecurityError, throwSecurityError],
])('a browser that %s cookies tracks nothing before a choice, which lasts as long as the page', (_, get, set) => {
  Object.defineProperty(document, 'cookie', { get, set, configurable: true });
  store().load('opt-out');
  // The next page would not know of a refusal.
  expect([store().mode, store().consent]).toEqual([
    'opt-in',
    { ...noConsent, isNoticeDue: true, isFromPrivacySignal: false },
  ]);
  for (const choice of [noConsent, fullConsent]) {
    store().choose(choice);
    expect(store().consent).toMatchObject({ ...choice, isNoticeDue: false });
    // As after a navigation to another language.
    store().load('opt-out');
    expect(store().consent).toMatchObject({ ...choice, isNoticeDue: false });
  }
});

it("a choice of another tab that arrives before the server's mode applies from the start", () => {
  store().applyChoice(serializeChoice(noConsent));
  expect(store().consent).toBeNull();
  store().load('opt-out');
  expect(store().consent).toMatchObject({ ...noConsent, isNoticeDue: false });
});

it('the latest consent choice applies, whatever this tab chose before', () => {
  store().load('opt-out');
  store().choose(fullConsent);
  Cookies.set(cookieNames.consent, serializeChoice(noConsent), { path: '/' });
  store().syncFromCookie();
  expect(store().consent).toMatchObject(noConsent);
});

it('an invalid choice from another tab is ignored', () => {
  store().load('opt-out');
  store().choose(noConsent);
  for (const other of ['', '0.1.1', 'null', '1.1.1.1']) store().applyChoice(other);
  expect(store().consent).toMatchObject(noConsent);
});

it('the check for cookie support leaves no cookie', () => {
  store().load('opt-out');
  expect([document.cookie, store().mode]).toEqual(['', 'opt-out']);
});

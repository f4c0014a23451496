// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useConsent } from '@/lib/client/privacy/consent-store';
import { everything, nothing, writeChoice } from '@/lib/contract/consent';
import { cookieNames } from '@/lib/contract/storage-keys';

const store = () => useConsent.getState();

const forbid = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const withoutCookies: [string, PropertyDescriptor][] = [
  ['keeps no cookies', { get: () => '', set: () => {} }],
  ['forbids them', { get: forbid, set: forbid }],
];

beforeEach(() => useConsent.setState({ chosen: undefined, consent: null }));
afterEach(() => {
  Reflect.deleteProperty(document, 'cookie');
  Cookies.remove(cookieNames.consent, { path: '/' });
});

describe.each(withoutCookies)('in a browser that %s', (_, cookie) => {
  beforeEach(() => void Object.defineProperty(document, 'cookie', { ...cookie, configurable: true }));

  it.each([
    ['no', nothing],
    ['yes', everything],
  ])('a %s holds as long as the page, and is not asked for again', (_, choice) => {
    store().load('opt-out');
    store().choose(choice);
    expect(store().consent).toMatchObject({ ...choice, isNoticeDue: false });
    // As after a navigation to another language.
    store().load('opt-out');
    expect(store().consent).toMatchObject({ ...choice, isNoticeDue: false });
  });

  it('nothing happens before the visitor has agreed: the next page would not know of a refusal', () => {
    store().load('opt-out');
    expect([store().mode, store().consent]).toEqual(['opt-in', { ...nothing, isNoticeDue: true, isBySignal: false }]);
  });

  it('another tab’s choice holds', () => {
    store().load('opt-out');
    store().follow(writeChoice(everything));
    store().look();
    expect(store().consent).toMatchObject(everything);
  });
});

describe('a choice of another tab', () => {
  it('holds from the start where it comes before the server has told its mode', () => {
    store().follow(writeChoice(nothing));
    expect(store().consent).toBeNull();
    store().load('opt-out');
    expect(store().consent).toMatchObject({ ...nothing, isNoticeDue: false });
  });

  it('is the latest one, whatever this tab has chosen before', () => {
    store().load('opt-out');
    store().choose(everything);
    Cookies.set(cookieNames.consent, writeChoice(nothing), { path: '/' });
    store().look();
    expect(store().consent).toMatchObject(nothing);
  });

  it('is none where it says something else', () => {
    store().load('opt-out');
    store().choose(nothing);
    for (const other of ['', '0.1.1', 'null', '1.1.1.1']) store().follow(other);
    expect(store().consent).toMatchObject(nothing);
  });
});

it('looking whether cookies are kept leaves none behind', () => {
  store().load('opt-out');
  expect([document.cookie, store().mode]).toEqual(['', 'opt-out']);
});

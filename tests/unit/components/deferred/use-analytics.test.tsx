import { renderHook } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, expect, it, vi } from 'vitest';
import { useAnalytics } from '@/components/deferred/use-analytics';
import { useConsent } from '@/lib/client/privacy/consent-store';
import { followConsent } from '@/lib/client/privacy/consent-sync';
import { fullConsent, noConsent, serializeChoice } from '@/lib/contract/consent-policy';
import { cookieNames } from '@/lib/config/cookies';
import { plainSettings } from '@/tests/mocks/api';
import { createKeyPair } from '@/tests/mocks/key-pair';
import { eventually } from '../../../eventually';

const { publicKey } = createKeyPair();
const settings = { ...plainSettings, beaconKey: { kid: 'k1', pem: publicKey } };
const landing = { url: 'https://www.facetry.example/?utm_source=letter&source=s1&ref=R7', referrer: '' };

/** Everything that the page stores in this browser. */
const stored = () => [...Object.keys(Cookies.get()), ...Object.keys(localStorage), ...Object.keys(sessionStorage)];
const events = () => Object.keys(localStorage).filter((key) => key.startsWith('event:'));

/** Clicks a tracked element and leaves the page, which sends queued events. */
function clickAndLeave(): void {
  document.querySelector('button')!.click();
  window.dispatchEvent(new Event('pagehide'));
}

/** Requests in flight, which get no response; the client settings load immediately. */
const inFlight: string[] = [];
const sent: string[] = [];

function fakeFetch(url: string, { signal }: { signal: AbortSignal }): Promise<Response> {
  if (url === '/api/site/settings') return Promise.resolve(Response.json({ code: 0, msg: '', data: settings }));
  // Like the browser's fetch, sends nothing that is already aborted.
  signal.throwIfAborted();
  sent.push(url);
  inFlight.push(url);
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => {
      inFlight.splice(inFlight.indexOf(url), 1);
      reject(signal.reason as Error);
    }),
  );
}

/** Loads a page that tracks visitors unless they refuse. */
function loadPage(mode: 'opt-out' | 'opt-in' = 'opt-out') {
  useConsent.getState().load(mode);
  return renderHook(() => useAnalytics(landing, 'en', settings.buildId));
}

/** Waits until events are recorded. */
const waitForTracking = () => eventually(() => expect(stored()).toContain(cookieNames.device));

/** Tracks until events are in flight. */
async function trackUntilSent(): Promise<void> {
  loadPage();
  await eventually(() => {
    clickAndLeave();
    expect(inFlight).toContain('/api/beacon');
  });
}

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', fakeFetch);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  document.body.innerHTML = '<button data-click="contact">Send</button>';
});
it('withdrawing consent stops analytics at the click: nothing afterwards is stored or sent', async () => {
  await trackUntilSent();
  expect(stored()).toContain(cookieNames.device);
  expect(events()).not.toEqual([]);
  const before = [...sent];

  useConsent.getState().choose(noConsent);
  // Before React has rendered.
  clickAndLeave();
  expect(stored()).toEqual([cookieNames.consent]);
  expect(inFlight).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  clickAndLeave();
  expect(stored()).toEqual([cookieNames.consent]);
  expect(sent).toEqual(before);
});

it('analytics restart with new IDs when the visitor allows them again', async () => {
  loadPage();
  await waitForTracking();
  const device = Cookies.get(cookieNames.device);
  useConsent.getState().choose(noConsent);
  useConsent.getState().choose(fullConsent);
  await waitForTracking();
  expect(Cookies.get(cookieNames.device)).not.toBe(device);
  await eventually(() => {
    clickAndLeave();
    expect(events()).not.toEqual([]);
  });
});

it('clicks before consent are not recorded, even if it is given later', async () => {
  window.earlyActions = [['contact', 'BUTTON', 0, Date.now(), '/']];
  loadPage('opt-in');
  useConsent.getState().choose(fullConsent);
  await eventually(() => expect(events()).not.toEqual([]));
  expect(Object.values(localStorage).join(' ')).not.toContain('"contact"');
});

it('a refusal in another tab stops analytics and removes stored data', async () => {
  const end = followConsent(useConsent.getState());
  await trackUntilSent();
  dispatchEvent(new Event('pageshow'));
  const otherTab = new BroadcastChannel(cookieNames.consent);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  otherTab.postMessage(serializeChoice(noConsent));
  await eventually(() => expect(useConsent.getState().consent).toMatchObject({ ...noConsent, isNoticeDue: false }));
  const before = [...sent];
  clickAndLeave();
  expect([stored(), inFlight, sent]).toEqual([[], [], before]);
  otherTab.close();
  end();
});

it('a tab that was frozen during a refusal in another tab stops before anything else happens', async () => {
  const end = followConsent(useConsent.getState());
  loadPage();
  await waitForTracking();
  Cookies.set(cookieNames.consent, serializeChoice(noConsent), { path: '/' });
  document.dispatchEvent(new Event('visibilitychange'));
  clickAndLeave();
  expect(stored()).toEqual([cookieNames.consent]);
  end();
});

it('analytics stop when the page is left', async () => {
  const { unmount } = loadPage();
  await waitForTracking();
  unmount();
  const before = stored();
  clickAndLeave();
  expect(stored()).toEqual(before);
});

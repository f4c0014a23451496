// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startTracking } from '@/lib/client/analytics/start-tracking';
import { clearStorage } from '@/lib/client/privacy/clear-storage';
import { noConsent } from '@/lib/contract/consent-policy';
import type { AnalyticsEvent, SessionContext } from '@/lib/contract/events';
import { storageKeys } from '@/lib/contract/storage-keys';
import { eventually } from '../../../eventually';
import { site } from './landings';
// Clears storage after each test, and freezes the clock.
import { advanceSeconds, backEnd } from './open-tab';

type Vital = { name: string; value: number; id: string };
const vitals: ((vital: Vital) => void)[] = [];
const subscribe = (report: (vital: Vital) => void) => void vitals.push(report);
vi.mock('web-vitals', () => ({
  onCLS: subscribe,
  onFCP: subscribe,
  onINP: subscribe,
  onLCP: subscribe,
  onTTFB: subscribe,
}));

const settings = { locale: 'en', appVersion: 'b1' } as const;

/** The queued events, oldest first, with their visits. */
const queued = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(storageKeys.event))
    .sort()
    .map((key) => JSON.parse(localStorage.getItem(key)!) as { event: AnalyticsEvent; common: SessionContext })
    .map(({ event, common }) => ({ value: event.op_obj_value, visit: common.visit_id, source: common.utm_source }));

function throwError(message: string): void {
  dispatchEvent(new ErrorEvent('error', { message, filename: 'a.js', lineno: 1 }));
}

beforeEach(() => {
  vitals.length = 0;
  // Events stay queued.
  backEnd.state = 'offline';
  clearStorage(noConsent);
  vi.stubGlobal('navigator', { language: 'en-US' });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  document.body.innerHTML = '<button data-click="open chat">Chat</button>';
});

describe('the visit of an event', () => {
  it('web vitals and errors after a visit has ended belong to the visit of their page view, and begin none', async () => {
    const controller = new AbortController();
    const { showPage } = startTracking({ url: `${site}/?utm_source=nl`, referrer: '' }, settings, controller.signal);
    showPage();
    await eventually(() => expect(vitals).toHaveLength(5));
    await advanceSeconds(31 * 60);
    vitals[0]!({ name: 'CLS', value: 0.1, id: 'cls-1' });
    await advanceSeconds(1);
    throwError('late');
    const automatic = queued();
    expect(automatic.map(({ value }) => value)).toEqual([expect.any(String), 'CLS 0.1', 'late (a.js:1)']);
    const [view] = automatic;
    expect(automatic.map(({ visit, source }) => [visit, source])).toEqual(automatic.map(() => [view!.visit, 'nl']));
    await advanceSeconds(1);
    document.querySelector('button')!.click();
    expect(queued().at(-1)).toMatchObject({ value: 'open chat', source: '' });
    expect(queued().at(-1)!.visit).not.toBe(view!.visit);
    controller.abort();
  });

  it('a web vital is recorded once per page view, however often the page is hidden', async () => {
    const controller = new AbortController();
    startTracking({ url: site, referrer: '' }, settings, controller.signal);
    await eventually(() => expect(vitals).toHaveLength(5));
    for (const [value, id] of [
      [0.1, 'cls-1'],
      [0.2, 'cls-1'],
      [0.3, 'cls-2'],
    ] as const) {
      vitals[0]!({ name: 'CLS', value, id });
      await advanceSeconds(1);
    }
    expect(queued().map(({ value }) => value)).toEqual(['CLS 0.1', 'CLS 0.3']);
    controller.abort();
  });

  it('errors do not extend a visit', async () => {
    const controller = new AbortController();
    const { showPage } = startTracking({ url: site, referrer: '' }, settings, controller.signal);
    showPage();
    for (let minutes = 0; minutes < 40; minutes += 10) {
      throwError('poll failed');
      await advanceSeconds(10 * 60);
    }
    document.querySelector('button')!.click();
    expect(new Set(queued().map(({ visit }) => visit)).size).toBe(2);
    controller.abort();
  });
});

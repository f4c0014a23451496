// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { onPageShow } from '@/lib/client/analytics/on-page-show';

const dispatch = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  dispatchEvent(Object.assign(new Event(type), { persisted }));

let controller = new AbortController();
afterEach(() => {
  controller.abort();
  controller = new AbortController();
});

function watch(): AbortSignal[] {
  const signals: AbortSignal[] = [];
  onPageShow((isShown) => signals.push(isShown), controller.signal);
  return signals;
}

it('runs immediately, and once when the page is first shown', () => {
  const signals = watch();
  dispatch('pageshow', false);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});

it('stops when the page enters the bfcache and runs again when it is restored', () => {
  const signals = watch();
  dispatch('pagehide', true);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  dispatch('pageshow', true);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

it('keeps running during a final unload, since the last requests are still in flight', () => {
  const signals = watch();
  dispatch('pagehide', false);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});

it('does not run again after it is stopped', () => {
  const signals = watch();
  controller.abort();
  dispatch('pageshow', true);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { onPageShow } from '@/lib/client/analytics/on-page-show';

const tell = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  dispatchEvent(Object.assign(new Event(type), { persisted }));

let stopping = new AbortController();
afterEach(() => {
  stopping.abort();
  stopping = new AbortController();
});

function watch(): AbortSignal[] {
  const signals: AbortSignal[] = [];
  onPageShow((shown) => signals.push(shown), stopping.signal);
  return signals;
}

it('begins at once, and once for the page that is first shown', () => {
  const signals = watch();
  tell('pageshow', false);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});

it('ends when the page is put aside and begins again when it is shown again', () => {
  const signals = watch();
  tell('pagehide', true);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  tell('pageshow', true);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

it('goes on while a page is left for good, as its last words are still on their way', () => {
  const signals = watch();
  tell('pagehide', false);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});

it('ends for good when it is stopped', () => {
  const signals = watch();
  stopping.abort();
  tell('pageshow', true);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

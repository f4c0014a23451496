import vm from 'node:vm';
import { expect, it, vi } from 'vitest';
import { earlyEventsScript } from '@/lib/client/analytics/early-events';

/** Runs the inline head script in its own window. */
function run(isLive: boolean) {
  const target = new EventTarget();
  const warnings: string[] = [];
  const opened: string[] = [];
  const window = {
    addEventListener: target.addEventListener.bind(target),
    console: { warn: (text: string) => warnings.push(text) },
    location: {
      pathname: '/ru',
      search: '?UTM_Source=nl&utm_term=&ref=R1&q=x',
      assign: (url: string) => opened.push(url),
    },
    earlyErrors: undefined as Event[] | undefined,
    earlyClicks: undefined as unknown[][] | undefined,
  };
  vm.runInNewContext(earlyEventsScript(isLive), { window, URL, URLSearchParams, setTimeout });
  return { window, warnings, opened, target, fail: (type: string) => target.dispatchEvent(new Event(type)) };
}

it('clicks of both kinds are stored with their time and the page', () => {
  const { window, fail } = run(true);
  fail('click');
  fail('auxclick');
  expect(window.earlyClicks).toMatchObject([
    [{ type: 'click' }, expect.any(Number), '/ru'],
    [{ type: 'auxclick' }, expect.any(Number), '/ru'],
  ]);
  window.earlyClicks = undefined;
  expect(() => fail('click')).not.toThrow();
});

it('a sign-up link clicked early opens after 1.5 s with the campaign parameters of the URL', () => {
  vi.useFakeTimers();
  const { opened, target } = run(true);
  const link = { target: '', href: 'https://app.facetry.example/register?ref=own&lang=ru' };
  Object.assign(target, { closest: () => link });
  const click = new Event('click', { cancelable: true });
  target.dispatchEvent(click);
  expect([click.defaultPrevented, opened]).toEqual([true, []]);
  vi.advanceTimersByTime(1500);
  expect(opened).toEqual(['https://app.facetry.example/register?ref=own&lang=ru&utm_source=nl']);
});

it('the first twenty errors and rejections are stored for the code that reports them', () => {
  const { window, fail } = run(true);
  for (let i = 0; i < 15; i += 1) {
    fail('error');
    fail('unhandledrejection');
  }
  expect(window.earlyErrors).toHaveLength(20);
});

it('console warnings are silenced on the live site, and preserved in development', () => {
  const [live, development] = [run(true), run(false)];
  for (const { window } of [live, development]) window.console.warn('for developers');
  expect([live.warnings, development.warnings]).toEqual([[], ['for developers']]);
});

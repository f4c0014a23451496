import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { earlyEventsScript } from '@/lib/client/analytics/early-events';

/** Runs the inline head script in its own window. */
function run(isLive: boolean) {
  const target = new EventTarget();
  const warnings: string[] = [];
  const window = {
    addEventListener: target.addEventListener.bind(target),
    console: { warn: (text: string) => warnings.push(text) },
    location: { pathname: '/ru' },
    earlyErrors: undefined as Event[] | undefined,
    earlyClicks: undefined as unknown[][] | undefined,
  };
  vm.runInNewContext(earlyEventsScript(isLive), { window });
  return { window, warnings, fail: (type: string) => target.dispatchEvent(new Event(type)) };
}

describe('inline head script', () => {
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

  it('the first twenty errors and rejections are stored for the code that reports them', () => {
    const { window, fail } = run(true);
    for (let i = 0; i < 15; i += 1) {
      fail('error');
      fail('unhandledrejection');
    }
    expect(window.earlyErrors).toHaveLength(20);
  });

  it('console warnings are silenced on the live site', () => {
    const { window, warnings } = run(true);
    window.console.warn('for developers');
    expect(warnings).toEqual([]);
  });

  it('console warnings are preserved in development', () => {
    const { window, warnings } = run(false);
    window.console.warn('for developers');
    expect(warnings).toEqual(['for developers']);
  });
});

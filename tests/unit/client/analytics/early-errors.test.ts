import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { earlyErrorsScript } from '@/lib/client/analytics/early-errors';

/** Runs the inline head script in its own window. */
function run(isLive: boolean) {
  const target = new EventTarget();
  const warnings: string[] = [];
  const window = {
    addEventListener: target.addEventListener.bind(target),
    console: { warn: (text: string) => warnings.push(text) },
    earlyErrors: undefined as Event[] | undefined,
  };
  vm.runInNewContext(earlyErrorsScript(isLive), { window });
  return { window, warnings, fail: (type: string) => target.dispatchEvent(new Event(type)) };
}

describe('inline head script', () => {
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

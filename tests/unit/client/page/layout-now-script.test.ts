// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { layoutNowScript } from '@/lib/client/page/layout-now-script';

const run = new Function(layoutNowScript) as () => void;
const { dataset } = document.documentElement;

function openBy(type: string | undefined, fragment = ''): void {
  vi.stubGlobal('performance', { getEntriesByType: () => (type ? [{ type }] : []) });
  history.replaceState(null, '', `/${fragment}`);
  run();
}

afterEach(() => {
  delete dataset.settled;
  vi.unstubAllGlobals();
});

describe('a page is laid out whole before it is painted', () => {
  it.each(['reload', 'back_forward'])('when it is opened by %s', (type) => {
    openBy(type);
    expect(dataset.settled).toBe('at once');
  });

  it('when its address names a place in it', () => {
    openBy('navigate', '#prices');
    expect(dataset.settled).toBe('at once');
  });

  it('when the visitor goes back to it while it is shown', () => {
    openBy('navigate');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(dataset.settled).toBe('at once');
  });

  it.each(['navigate', 'prerender', undefined])('but not by %s, where the first screen is seen first', (type) => {
    openBy(type);
    expect(dataset.settled).toBeUndefined();
  });
});

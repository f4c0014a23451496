// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { layoutImmediatelyScript } from '@/lib/client/page/layout-immediately-script';

const run = new Function(layoutImmediatelyScript) as () => void;
const { dataset } = document.documentElement;

function openBy(type: string | undefined, fragment = ''): void {
  vi.stubGlobal('performance', { getEntriesByType: () => (type ? [{ type }] : []) });
  history.replaceState(null, '', `/${fragment}`);
  run();
}

afterEach(() => {
  delete dataset.laidOut;
  vi.unstubAllGlobals();
});

describe('deferred sections are laid out before the first paint', () => {
  it.each(['reload', 'back_forward'])('deferred sections are laid out when the page is opened by %s', (type) => {
    openBy(type);
    expect(dataset.laidOut).toBe('immediately');
  });

  it('deferred sections are laid out if the URL has a fragment', () => {
    openBy('navigate', '#prices');
    expect(dataset.laidOut).toBe('immediately');
  });

  it('deferred sections are laid out on a history navigation within the page', () => {
    openBy('navigate');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(dataset.laidOut).toBe('immediately');
  });

  it.each(['navigate', 'prerender', undefined])(
    'deferred sections are not laid out by %s, so that the first screen appears sooner',
    (type) => {
      openBy(type);
      expect(dataset.laidOut).toBeUndefined();
    },
  );
});

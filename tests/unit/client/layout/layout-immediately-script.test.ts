// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { layoutImmediatelyScript } from '@/lib/client/layout/layout-immediately-script';

const run = new Function(layoutImmediatelyScript) as () => void;
const { dataset } = document.documentElement;

function openBy(type: string | undefined, fragment = ''): void {
  vi.stubGlobal('performance', { getEntriesByType: () => (type ? [{ type }] : []) });
  history.replaceState(null, '', `/${fragment}`);
  run();
}

afterEach(() => delete dataset.laidOut);

it.each([
  ['reload', ''],
  ['back_forward', ''],
  ['navigate', '#prices'],
])('deferred sections are laid out when the page is opened by %s at “%s”', (type, fragment) => {
  openBy(type, fragment);
  expect(dataset.laidOut).toBe('immediately');
});

it.each(['navigate', 'prerender', undefined])(
  'after %s deferred sections are not laid out, so that the first screen appears sooner, until a history navigation',
  (type) => {
    openBy(type);
    expect(dataset.laidOut).toBeUndefined();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(dataset.laidOut).toBe('immediately');
  },
);

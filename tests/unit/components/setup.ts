import { threadId } from 'node:worker_threads';
import { cleanup, configure } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, vi } from 'vitest';
import { useBannerQueue } from '@/lib/client/banners/banner-queue';
import { useConsent } from '@/lib/client/privacy/consent-store';
import { mockObservers } from '@/tests/mocks/browser';

// Testing Library checks for Jest's fake timers when it waits; tests use Vitest's.
Object.assign(globalThis, { jest: { advanceTimersByTime: (time: number) => vi.advanceTimersByTime(time) } });

// The default of one second is too short for a single turn on a busy machine.
configure({ asyncUtilTimeout: 120_000 });

// Test files run in threads of one process, and a BroadcastChannel of Node.js would reach all of them: a consent
// choice of one file would apply in the page of another.
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} of thread ${threadId}`);
  }
};

// jsdom has no layout, so nothing is scrolled, and floating features need observers.
Element.prototype.scrollIntoView = () => {};
beforeEach(mockObservers);

// Reset the browser for the next test.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' });
  localStorage.clear();
  sessionStorage.clear();
  useConsent.setState({ storedChoice: undefined });
  useBannerQueue.setState({ requests: {} });
  history.replaceState(null, '', '/');
  delete document.documentElement.dataset.theme;
  document.title = '';
});

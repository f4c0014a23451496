import { threadId } from 'node:worker_threads';
import { cleanup, configure } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, vi } from 'vitest';
import { useBannerQueue } from '@/lib/client/page/banner-queue';
import { useConsent } from '@/lib/client/privacy/consent-store';
import { mockObservers } from './browser-parts';

// Testing Library looks for Jest's clock when it waits; the one that stands still in a test is Vitest's.
Object.assign(globalThis, { jest: { advanceTimersByTime: (time: number) => vi.advanceTimersByTime(time) } });

// It gives up after a second, which a busy machine may need for a single turn.
configure({ asyncUtilTimeout: 120_000 });

// Tests of several files run in threads of one process, in which a channel of Node.js would reach them all: one file's
// choice on cookies would be made in another's page.
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} of thread ${threadId}`);
  }
};

// Nothing is laid out here, and parts that float ask for observers.
beforeEach(mockObservers);

// A browser that has never been here, for the next test.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' });
  localStorage.clear();
  sessionStorage.clear();
  useConsent.setState({ chosen: undefined });
  useBannerQueue.setState({ due: {} });
  history.replaceState(null, '', '/');
  delete document.documentElement.dataset.theme;
  document.title = '';
});

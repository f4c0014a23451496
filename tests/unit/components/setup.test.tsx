import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, it, vi } from 'vitest';
import { followConsent, broadcastConsent } from '@/lib/client/privacy/consent-sync';
import { cookieNames } from '@/lib/contract/storage-keys';
import { eventually } from '../../eventually';

it('a page receives choices from other tabs of its own test file only', async () => {
  const applyChoice = vi.fn();
  const stop = followConsent({ applyChoice, syncFromCookie: () => {} });
  const postConsent = `const channel = new BroadcastChannel('${cookieNames.consent}'); channel.postMessage('1.0.1'); channel.close();`;
  await once(new Worker(postConsent, { eval: true }), 'exit');
  await pause(100);
  expect(applyChoice).not.toHaveBeenCalled();
  broadcastConsent('1.1.0');
  await eventually(() => expect(applyChoice.mock.calls).toEqual([['1.1.0']]));
  stop();
});

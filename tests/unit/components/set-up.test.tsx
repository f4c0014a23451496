import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, it, vi } from 'vitest';

it('a page of one test file does not hear what another file’s tells its tabs', async () => {
  const heard = vi.fn();
  const channel = new BroadcastChannel('choice');
  channel.onmessage = heard;
  const tell = "const channel = new BroadcastChannel('choice'); channel.postMessage('1.0.1'); channel.close();";
  await once(new Worker(tell, { eval: true }), 'exit');
  await wait(100);
  expect(heard).not.toHaveBeenCalled();

  // The page's own tabs are heard.
  const otherTab = new BroadcastChannel('choice');
  otherTab.postMessage('1.1.0');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  for (const open of [channel, otherTab]) open.close();
});

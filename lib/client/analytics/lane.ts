import { ApiError } from '@/lib/client/api/call-endpoint';
import type { Backoff } from '@/lib/client/analytics/backoff';

export type Cargo = {
  isEmpty: () => boolean;
  /** Sends the next item; a rejected promise is retried. */
  deliver: () => Promise<void>;
  /** False while another tab sends. */
  maySend: () => boolean;
};

export type Lane = {
  /** Sends all items serially; does nothing while it is running or waiting for back-off. */
  run: () => void;
  /** Makes one immediate attempt, since the network is back. */
  retry: () => void;
};

/** Returns the Retry-After delay of a failed request, in ms. */
export const askedWait = (error: unknown): number => (error instanceof ApiError ? error.retryAfter : 0);

/** Serial sender with back-off. @param signal stops sending */
export function lane(backOff: Backoff, { isEmpty, deliver, maySend }: Cargo, signal: AbortSignal): Lane {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;

  async function send(): Promise<void> {
    isBusy = true;
    try {
      await deliver();
      if (!signal.aborted) backOff.succeed();
    } catch (error) {
      if (!signal.aborted) backOff.fail(askedWait(error));
    } finally {
      isBusy = false;
    }
    run();
  }

  function run(): void {
    if (isBusy || signal.aborted || !maySend() || isEmpty()) return;
    clearTimeout(timer);
    const wait = backOff.wait();
    if (wait > 0) timer = setTimeout(run, wait);
    else void send();
  }

  signal.addEventListener('abort', () => clearTimeout(timer));
  return {
    run,
    retry() {
      if (signal.aborted || !maySend()) return;
      backOff.lift();
      run();
    },
  };
}

import { ApiError } from '@/lib/client/api/call-endpoint';
import type { Backoff } from '@/lib/client/analytics/backoff';

export type Cargo = {
  isEmpty: () => boolean;
  /** Sends what comes next; what it rejects is tried again. */
  deliver: () => Promise<void>;
  /** False while another tab sends. */
  maySend: () => boolean;
};

export type Lane = {
  /** Sends what there is, one after the other; does nothing while it does so already, or has to wait. */
  run: () => void;
  /** Tries once without waiting, as the network is back. */
  retry: () => void;
};

/** Milliseconds for which a failed call asks to be left alone. */
export const askedWait = (error: unknown): number => (error instanceof ApiError ? error.retryAfter : 0);

/** Sends one thing after the other, and after a failure nothing until its time has come. @param signal ends it */
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

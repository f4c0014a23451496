import { untilAborted } from '@/lib/client/analytics/until-aborted';

/** One tab sends for all: the one that holds a lock, which only tabs in view ask for. */

type Locks = Pick<LockManager, 'request'>;

const lockName = 'sender';

export type SenderTurn = {
  /** True while this tab sends for all. */
  isMine: () => boolean;
  /** Asks for it: the tab has come into view. */
  ask: () => void;
  /** Gives it up: what browsers put to sleep must not keep others from sending. */
  giveUp: () => void;
};

type Turns = {
  /** The turn has come; it lasts until the signal. */
  onTurn: (turn: AbortSignal) => void;
  /** Resolves when nothing is on its way any more: until then no other tab may send it. */
  settled: () => Promise<unknown>;
};

/** Takes turns with other tabs. Where there are no locks, or none allowed, every tab sends. */
export function senderTurn(locks: Locks | undefined, { onTurn, settled }: Turns, signal: AbortSignal): SenderTurn {
  let asking: AbortController | null = null;
  let isMine = false;

  function begin(turn: AbortSignal): void {
    isMine = true;
    onTurn(turn);
  }

  async function hold(turn: AbortSignal): Promise<void> {
    if (turn.aborted) return;
    begin(turn);
    await untilAborted(turn);
    await settled();
  }

  function ask(): void {
    if (asking || signal.aborted) return;
    asking = new AbortController();
    const { signal: turn } = asking;
    const sendAnyway = () => turn.aborted || begin(turn);
    if (locks) locks.request(lockName, { signal: turn }, () => hold(turn)).catch(sendAnyway);
    else sendAnyway();
  }

  function giveUp(): void {
    isMine = false;
    asking?.abort();
    asking = null;
  }

  signal.addEventListener('abort', giveUp);
  return { isMine: () => isMine, ask, giveUp };
}

import { untilAborted } from '@/lib/client/analytics/until-aborted';

/** Leader election: one tab sends for all, the one that holds a Web Lock, which only visible tabs request. */

type Locks = Pick<LockManager, 'request'>;

const lockName = 'sender';

export type SenderTurn = {
  /** Returns whether this tab is the leader. */
  isMine: () => boolean;
  /** Requests leadership: the tab has become visible. */
  ask: () => void;
  /** Releases leadership: a tab frozen by the browser must not prevent others from sending. */
  giveUp: () => void;
};

type Turns = {
  /** This tab became the leader, until the signal aborts. */
  onTurn: (turn: AbortSignal) => void;
  /** Resolves when no request is in flight; until then no other tab may become the leader. */
  settled: () => Promise<unknown>;
};

/** Elects one of all tabs. Where Web Locks are unavailable, every tab sends. */
export function senderTurn(locks: Locks | undefined, { onTurn, settled }: Turns, signal: AbortSignal): SenderTurn {
  let pending: AbortController | null = null;
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
    if (pending || signal.aborted) return;
    pending = new AbortController();
    const { signal: turn } = pending;
    const sendAnyway = () => turn.aborted || begin(turn);
    if (locks) locks.request(lockName, { signal: turn }, () => hold(turn)).catch(sendAnyway);
    else sendAnyway();
  }

  function giveUp(): void {
    isMine = false;
    pending?.abort();
    pending = null;
  }

  signal.addEventListener('abort', giveUp);
  return { isMine: () => isMine, ask, giveUp };
}

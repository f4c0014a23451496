// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '@/lib/browser/measurement/envelope';
import { startAnalytics, type Analytics } from '@/lib/browser/measurement/start-analytics';
import type { CommonPart } from '@/lib/protocol/events';
import { BackEnd } from './back-end';
import { MemoryLocks } from './memory-locks';
import { smallStorage } from './small-storage';

/** Everything between an event and the wire: real storage, real envelopes, and a back end that fails in every way. */

let backEnd: BackEnd;
let running: Analytics[];
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

/** Lets everything happen that takes next to no time: envelopes are sealed, answers arrive. */
async function settle(): Promise<void> {
  for (let i = 0; i < 50; i += 1) {
    await vi.advanceTimersByTimeAsync(1);
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Asks for the common part, which names the tab. */
const asked = vi.fn((tab: string, dropped: number) => ({ visit_id: tab, dropped }) as CommonPart);

/** A tab whose courier is there. */
async function openTab(name = 'tab'): Promise<Analytics> {
  const tab = startAnalytics((dropped) => asked(name, dropped));
  running.push(tab);
  await settle();
  return tab;
}

const click = (tab: Analytics, ...values: string[]) => {
  for (const value of values) tab.record({ op_type: 'click', op_obj_type: 'button', op_obj_value: value });
};
const numbered = (count: number, from = 0) => Array.from({ length: count }, (_, i) => `e${from + i}`);
const waiting = () => Object.keys(localStorage).filter((key) => key.startsWith('event:')).length;
/** How many events had to go, as the back end has been told. */
const dropped = () => backEnd.batches.reduce((sum, { common }) => sum + common.dropped, 0);
const leave = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  backEnd = new BackEnd();
  running = [];
  localStorage.clear();
  asked.mockClear();
  vi.stubGlobal('fetch', backEnd.fetch);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: new MemoryLocks(), configurable: true } }));
});
afterEach(() => {
  for (const tab of running) tab.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('events on their way', () => {
  it('leave twenty at once, and fewer ten seconds after the first of them', async () => {
    const tab = await openTab();
    click(tab, ...numbered(20));
    await settle();
    expect(backEnd.values.sort()).toEqual(numbered(20).sort());
    await seconds(5);
    click(tab, 'one more');
    await seconds(9);
    expect(backEnd.values).toHaveLength(20);
    await seconds(1);
    await settle();
    expect(backEnd.values.at(-1)).toBe('one more');
    expect(waiting()).toBe(0);
  });

  it('leave with the page, and when the tab is hidden', async () => {
    const tab = await openTab();
    click(tab, 'one');
    leave();
    await settle();
    click(tab, 'two');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    window.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(backEnd.values).toEqual(['one', 'two']);
  });

  it('wait while the network is away, and leave when it is back', async () => {
    const tab = await openTab();
    backEnd.state = 'offline';
    click(tab, 'one');
    await seconds(30);
    expect(waiting()).toBe(1);
    backEnd.state = 'up';
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(backEnd.values).toEqual(['one']);
    expect(waiting()).toBe(0);
  });

  it.each([429, 500, 503, 'offline' as const])(
    'are tried again ten seconds after %s, and not before',
    async (state) => {
      const tab = await openTab();
      backEnd.state = state;
      click(tab, ...numbered(20));
      await settle();
      const tries = backEnd.beacons;
      expect(tries).toBe(1);
      click(tab, ...numbered(25, 20));
      await settle();
      expect(backEnd.beacons).toBe(tries);
      backEnd.state = 'up';
      await seconds(10);
      await settle();
      expect(backEnd.values.sort()).toEqual(numbered(45).sort());
      expect(backEnd.batches.map(({ events }) => events.length)).toEqual([20, 20, 5]);
      expect(waiting()).toBe(0);
    },
  );

  it('are sealed anew when the key was retired', async () => {
    const tab = await openTab();
    backEnd.key = 'second';
    click(tab, ...numbered(45));
    leave();
    await settle();
    expect(backEnd.values.sort()).toEqual(numbered(45).sort());
    expect(waiting()).toBe(0);
  });

  it('are not held up by one that the back end will never take, which is counted', async () => {
    const tab = await openTab();
    backEnd.poison = 'e7';
    click(tab, ...numbered(20));
    await settle();
    expect(backEnd.values.sort()).toEqual(
      numbered(20)
        .filter((value) => value !== 'e7')
        .sort(),
    );
    expect(waiting()).toBe(0);
    click(tab, 'later');
    leave();
    await settle();
    expect(dropped()).toBe(1);
  });

  it('tell once how many had to go before them', async () => {
    vi.stubGlobal('localStorage', smallStorage(50));
    backEnd.state = 'offline';
    const tab = await openTab();
    click(tab, ...numbered(60));
    const kept = waiting();
    expect(kept).toBeGreaterThan(20);
    backEnd.state = 'up';
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(backEnd.batches.length).toBeGreaterThan(1);
    expect(backEnd.values).toHaveLength(kept);
    expect(dropped()).toBe(60 - kept);
    click(tab, 'later');
    leave();
    await settle();
    expect(backEnd.batches.at(-1)!.common.dropped).toBe(0);
  });

  it('leave from memory where storage is forbidden', async () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    const tab = await openTab();
    click(tab, 'one');
    leave();
    await settle();
    expect(backEnd.values).toEqual(['one']);
  });
});

describe('a measurement that is stopped', () => {
  it('gives up what is on its way, and sends, keeps and asks nothing more', async () => {
    const tab = await openTab();
    backEnd.state = 'silent';
    click(tab, ...numbered(20));
    await settle();
    expect(backEnd.beacons).toBe(1);
    tab.stop();
    localStorage.clear();
    asked.mockClear();
    const before = [...backEnd.requests];
    click(tab, 'after');
    leave();
    window.dispatchEvent(new Event('online'));
    await seconds(60);
    await settle();
    expect(backEnd.requests).toEqual(before);
    expect(asked).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
  });

  it('sends and asks nothing more in the middle of a batch that is taken apart', async () => {
    const tab = await openTab();
    backEnd.poison = 'e0';
    vi.stubGlobal('fetch', async (...call: Parameters<BackEnd['fetch']>) => {
      const answer = await backEnd.fetch(...call);
      if (backEnd.values.length === 3) {
        tab.stop();
        asked.mockClear();
      }
      return answer;
    });
    click(tab, ...numbered(20));
    await settle();
    expect(backEnd.values).toHaveLength(3);
    expect(asked).not.toHaveBeenCalled();
  });

  it('does not ask for a key that it was about to ask for', async () => {
    startAnalytics((dropped) => asked('tab', dropped)).stop();
    await settle();
    await seconds(60);
    expect(backEnd.requests).toEqual([]);
  });
});

describe('two tabs', () => {
  /** What each tab has sent. */
  const sentBy = () => {
    const sent: Record<string, string[]> = {};
    for (const { common, events } of backEnd.batches) {
      sent[common.visit_id] = [...(sent[common.visit_id] ?? []), ...events.map(({ op_obj_value }) => op_obj_value)];
    }
    return sent;
  };

  /** A tab that lives and one that is gone, each with an event that could not be sent. */
  async function leaveEvents(): Promise<void> {
    const living = await openTab('living');
    await seconds(5);
    const gone = await openTab('gone');
    await seconds(5);
    backEnd.state = 'offline';
    click(gone, 'left behind');
    gone.stop();
    click(living, 'mine');
    backEnd.state = 'up';
  }

  it('send each what is theirs', async () => {
    const one = await openTab('one');
    const other = await openTab('other');
    click(one, 'a');
    click(other, 'b');
    await seconds(10);
    await settle();
    expect(sentBy()).toEqual({ one: ['a'], other: ['b'] });
  });

  it('take over what a tab that is gone has left, and nothing of one that lives', async () => {
    await leaveEvents();
    await openTab('new');
    await seconds(5);
    await settle();
    expect(sentBy()).toEqual({ new: ['left behind'] });
    await seconds(10);
    await settle();
    expect(sentBy()).toEqual({ new: ['left behind'], living: ['mine'] });
    expect(waiting()).toBe(0);
  });

  it('take over whatever is there where the browser has no locks', async () => {
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: undefined } }));
    await leaveEvents();
    await openTab('new');
    await seconds(20);
    await settle();
    expect(Object.values(sentBy()).flat().sort()).toEqual(['left behind', 'mine']);
    expect(waiting()).toBe(0);
  });
});

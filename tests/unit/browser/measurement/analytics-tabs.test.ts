// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startAnalytics } from '@/lib/browser/measurement/start-analytics';
import type { BackEnd } from './back-end';
import { asked, click, closeTabs, leave, numbered, openTab, seconds, settle, startBackEnd, waiting } from './open-tab';

let backEnd: BackEnd;
beforeEach(() => {
  backEnd = startBackEnd();
});
afterEach(closeTabs);

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

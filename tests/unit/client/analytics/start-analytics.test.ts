// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { backEnd, click, dropped, leave, numbered, openTab, reconnect, seconds, settle, waiting } from './open-tab';

describe('sending events', () => {
  it('twenty events are sent immediately, fewer after ten seconds', async () => {
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

  it('events are sent when the page unloads and when its tab is hidden', async () => {
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

  it('a hidden tab sends events, and retries failed ones when it is visible again', async () => {
    const tab = await openTab();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    window.dispatchEvent(new Event('visibilitychange'));
    click(tab, 'one');
    await seconds(10);
    await settle();
    expect(backEnd.values).toEqual(['one']);
    backEnd.state = 'offline';
    click(tab, 'two');
    await seconds(30);
    await settle();
    expect(waiting()).toBe(1);
    backEnd.state = 'up';
    visibility.mockReturnValue('visible');
    window.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(backEnd.values).toEqual(['one', 'two']);
  });

  it('events wait while offline and are sent when back online, including a partial batch', async () => {
    const tab = await openTab();
    backEnd.state = 'offline';
    click(tab, 'one');
    await seconds(30);
    click(tab, 'two');
    expect(waiting()).toBe(2);
    backEnd.state = 'up';
    reconnect();
    await settle();
    expect(backEnd.values).toEqual(['one', 'two']);
    expect(waiting()).toBe(0);
  });

  it('events are encrypted again if the key was retired', async () => {
    const tab = await openTab();
    backEnd.key = 'second';
    click(tab, ...numbered(45));
    leave();
    await settle();
    expect(backEnd.values.sort()).toEqual(numbered(45).sort());
    expect(waiting()).toBe(0);
  });

  it('an event that the back end always rejects is dropped and counted without blocking others', async () => {
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

  it('events stay stored until the back end acknowledges them', async () => {
    const tab = await openTab();
    backEnd.isForgetful = true;
    click(tab, ...numbered(20));
    await settle();
    expect(waiting()).toBe(1);
    backEnd.isForgetful = false;
    await seconds(10);
    await settle();
    expect(waiting()).toBe(0);
    expect(backEnd.batches.map(({ events }) => events.length)).toEqual([20, 1]);
  });

  it('events are sent from memory if storage is blocked', async () => {
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

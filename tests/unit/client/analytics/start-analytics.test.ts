// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { event } from './visit';
import { backEnd, click, dropped, leave, numbered, openTab, reconnect, seconds, settle, waiting } from './open-tab';

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

  it('leave a hidden tab as well, and wait until it is in view again where they could not', async () => {
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

  it('wait while the network is away, and leave when it is back, those that are still gathered too', async () => {
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

  it('wait until the back end says that it has them', async () => {
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

  it('of an older build, which kept no visit with them, are sent as well', async () => {
    localStorage.setItem('event:old:000000000000001:abc', JSON.stringify({ ...event('abc'), op_obj_value: 'old' }));
    await openTab();
    await seconds(5);
    await settle();
    expect(backEnd.values).toEqual(['old']);
    expect(backEnd.batches[0]!.common).toMatchObject({ visit_id: 'tab', dropped: 0 });
    expect(waiting()).toBe(0);
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

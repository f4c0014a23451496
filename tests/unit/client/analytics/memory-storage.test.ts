import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventStorage } from '@/lib/client/analytics/event-store';
import { limitedStorage } from './limited-storage';

afterEach(() => vi.unstubAllGlobals());

const forbidden = {
  getItem() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
};

describe('event storage', () => {
  it('events are stored in local storage', () => {
    const storage = limitedStorage();
    vi.stubGlobal('localStorage', storage);
    expect(eventStorage()).toBe(storage);
  });

  it('events stay in local storage when they fill it', () => {
    const storage = limitedStorage(2);
    vi.stubGlobal('localStorage', storage);
    storage.setItem('event:a', '1');
    storage.setItem('other', '1');
    expect(eventStorage()).toBe(storage);
    expect(Object.keys(storage)).toEqual(['event:a', 'other']);
  });

  it('the availability check leaves nothing in local storage', () => {
    const storage = limitedStorage();
    vi.stubGlobal('localStorage', storage);
    eventStorage();
    expect(Object.keys(storage)).toEqual([]);
  });

  it.each([
    ['forbidden', forbidden],
    ['absent', null],
    ['full of other data', limitedStorage(0)],
  ])('events are kept in memory if local storage is %s', (_, storage) => {
    vi.stubGlobal('localStorage', storage);
    const memory = eventStorage();
    expect(memory.getItem('event:a')).toBeNull();
    memory.setItem('event:a', '1');
    expect(memory.getItem('event:a')).toBe('1');
    expect(Object.keys(memory)).toEqual(['event:a']);
    memory.removeItem('event:a');
    expect(Object.keys(memory)).toEqual([]);
    expect(Object.keys(eventStorage())).toEqual([]);
  });
});

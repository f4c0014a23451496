import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventStorage } from '@/lib/client/analytics/event-storage';
import { smallStorage } from './small-storage';

afterEach(() => vi.unstubAllGlobals());

const forbidden = {
  getItem() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
};

describe('the place where events wait', () => {
  it('is local storage', () => {
    const storage = smallStorage();
    vi.stubGlobal('localStorage', storage);
    expect(eventStorage()).toBe(storage);
  });

  it('is local storage also where that is full of what waits', () => {
    const storage = smallStorage(2);
    vi.stubGlobal('localStorage', storage);
    storage.setItem('event:a', '1');
    storage.setItem('other', '1');
    expect(eventStorage()).toBe(storage);
    expect(Object.keys(storage)).toEqual(['event:a', 'other']);
  });

  it('leaves nothing in local storage itself', () => {
    const storage = smallStorage();
    vi.stubGlobal('localStorage', storage);
    eventStorage();
    expect(Object.keys(storage)).toEqual([]);
  });

  it.each([
    ['forbidden', forbidden],
    ['absent', null],
    ['full of what others keep', smallStorage(0)],
  ])('is the page’s memory where that is %s', (_, storage) => {
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

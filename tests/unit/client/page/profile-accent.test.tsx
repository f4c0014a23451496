import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '@/lib/contract/storage-keys';

const root = document.documentElement;

/** As after a load of the page, when nothing is remembered but what is stored. */
async function load() {
  vi.resetModules();
  return import('@/lib/client/page/profile-accent');
}

const list = () => {
  document.body.innerHTML = ['1', '2', '5'].map((n) => `<input type="radio" name="facet" value="${n}">`).join('');
};
const ticked = () => document.querySelector<HTMLInputElement>(':checked')?.value;

function press(value: string): void {
  document.querySelector<HTMLInputElement>(`[value='${value}']`)!.click();
}

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
  delete root.dataset.facet;
});

describe('the chosen profile', () => {
  it('gives its hue to the page, and to the pages after a load', async () => {
    list();
    const stop = (await load()).followProfileAccent();
    press('5');
    expect(root.dataset.facet).toBe('5');
    stop();
    delete root.dataset.facet;
    document.body.innerHTML = '';
    (await load()).showProfileAccent();
    expect(root.dataset.facet).toBe('5');
  });

  it('is ticked in the list when the visitor comes back to it', async () => {
    sessionStorage.setItem(storageKeys.facet, '2');
    list();
    (await load()).showProfileAccent();
    expect(ticked()).toBe('2');
  });

  it('is taken over when it was chosen before scripts ran, whatever was chosen earlier', async () => {
    sessionStorage.setItem(storageKeys.facet, '2');
    list();
    press('1');
    (await load()).showProfileAccent();
    expect([root.dataset.facet, sessionStorage.getItem(storageKeys.facet)]).toEqual(['1', '1']);
  });

  it('is remembered while the tab shows the site where storage is forbidden', async () => {
    const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    const { followProfileAccent: followFacet, showProfileAccent: showFacet } = await load();
    list();
    const stop = followFacet();
    press('5');
    list();
    showFacet();
    expect(ticked()).toBe('5');
    stop();
    forbidden.mockRestore();
  });

  it.each(['7', '0', '', '1"]', 'null'])('is none of the six when %j is stored, and is left alone', async (stored) => {
    sessionStorage.setItem(storageKeys.facet, stored);
    (await load()).showProfileAccent();
    expect(root.dataset.facet).toBeUndefined();
  });
});

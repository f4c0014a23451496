import { beforeEach, expect, it, vi } from 'vitest';
import { storageKeys } from '@/lib/contract/storage-keys';
import { throwSecurityError } from '@/tests/mocks/browser';

const root = document.documentElement;

/** Simulates a page load: only storage survives. */
async function load() {
  vi.resetModules();
  return import('@/lib/client/page/profile-accent');
}

const list = () => {
  document.body.innerHTML = ['1', '2', '5']
    .map((n) => `<input type="radio" name="profile-color" value="${n}">`)
    .join('');
};
const ticked = () => document.querySelector<HTMLInputElement>(':checked')?.value;
const press = (value: string) => document.querySelector<HTMLInputElement>(`[value='${value}']`)!.click();

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
  delete root.dataset.profileColor;
});

it('a profile that was selected before hydration replaces the stored one', async () => {
  sessionStorage.setItem(storageKeys.facet, '2');
  list();
  press('1');
  (await load()).showProfileAccent();
  expect([root.dataset.profileColor, sessionStorage.getItem(storageKeys.facet)]).toEqual(['1', '1']);
});

it('the profile is remembered in memory if storage is blocked', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwSecurityError);
  const { followProfileAccent, showProfileAccent } = await load();
  list();
  const stop = followProfileAccent();
  press('5');
  list();
  showProfileAccent();
  expect(ticked()).toBe('5');
  stop();
});

it.each(['7', '0', '', '1"]', 'null'])('the invalid stored value %j selects no profile', async (stored) => {
  sessionStorage.setItem(storageKeys.facet, stored);
  (await load()).showProfileAccent();
  expect(root.dataset.profileColor).toBeUndefined();
});

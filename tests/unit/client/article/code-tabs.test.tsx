import { beforeEach, expect, it, vi } from 'vitest';
import { storageKeys } from '@/lib/contract/storage-keys';
import { throwSecurityError } from '@/tests/mocks/browser';

/** Simulates a page load: only storage survives. */
async function load() {
  vi.resetModules();
  return import('@/lib/client/article/code-tabs');
}

const group = (name: string, tabs: readonly string[]) =>
  `<figure data-tabs>${tabs
    .map((tab, i) => `<input type="radio" name="${name}" value="${tab}"${i === 0 ? ' checked' : ''}>`)
    .join('')}</figure>`;

const groups = ['curl JavaScript Python', 'JavaScript Python', 'npm yarn'];
const page = () => {
  document.body.innerHTML = groups.map((tabs, i) => group(`code-${i}`, tabs.split(' '))).join('');
};
const shown = () => [...document.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value);
const press = (value: string) => document.querySelector<HTMLInputElement>(`[value='${value}']`)!.click();

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollBy', () => {});
  page();
});

it('a tab that was selected before hydration replaces the stored one', async () => {
  localStorage.setItem(storageKeys.code, 'Python');
  press('yarn');
  (await load()).showCodeTab();
  expect(localStorage.getItem(storageKeys.code)).toBe('yarn');
});

it('the selected tab is remembered in memory if storage is blocked', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwSecurityError);
  const { followCodeTabs, showCodeTab } = await load();
  const stop = followCodeTabs();
  press('Python');
  page();
  showCodeTab();
  expect(shown()).toEqual(['Python', 'Python', 'npm']);
  stop();
});

it.each(['Cobol', '', '"]'])('the stored value %j selects no tab and is not changed', async (stored) => {
  localStorage.setItem(storageKeys.code, stored);
  (await load()).showCodeTab();
  expect(shown()).toEqual(['curl', 'JavaScript', 'npm']);
  expect(localStorage.getItem(storageKeys.code)).toBe(stored);
});

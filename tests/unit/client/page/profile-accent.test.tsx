import { beforeEach, expect, it, vi } from 'vitest';
import { followResetButtons, setProfileAccent, subscribeToAccent } from '@/lib/client/page/profile-accent';
import { profileColorKey, profileColorScript } from '@/lib/contract/profile-color';
import { throwSecurityError } from '@/tests/mocks/browser';

const root = document.documentElement;

/** Runs the script in the head of the next page. */
function openNextPage(): void {
  delete root.dataset.profileColor;
  // oxlint-disable-next-line no-eval -- as the browser runs it
  (0, eval)(profileColorScript);
}

beforeEach(() => {
  sessionStorage.clear();
  delete root.dataset.profileColor;
});

it('the next page has the color of the opened profile, until the colors of the brand are back', () => {
  setProfileAccent(4);
  expect(root.dataset.profileColor).toBe('4');
  openNextPage();
  expect(root.dataset.profileColor).toBe('4');
  setProfileAccent(null);
  expect(root.dataset.profileColor).toBeUndefined();
  openNextPage();
  expect(root.dataset.profileColor).toBeUndefined();
});

it('a page takes the color even if storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwSecurityError);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(throwSecurityError);
  setProfileAccent(5);
  expect(root.dataset.profileColor).toBe('5');
  setProfileAccent(null);
  expect(root.dataset.profileColor).toBeUndefined();
});

it.each(['7', '0', '', '1"]', 'null'])('the invalid stored value %j selects no profile', (stored) => {
  sessionStorage.setItem(profileColorKey, stored);
  openNextPage();
  expect(root.dataset.profileColor).toBeUndefined();
});

it('a button anywhere gives the colors of the brand back, and the demo is told', () => {
  const listener = vi.fn();
  const unsubscribe = subscribeToAccent(listener);
  const stop = followResetButtons();
  setProfileAccent(2);
  document.body.innerHTML = '<button data-reset-color><svg></svg></button>';
  document.querySelector('svg')!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(root.dataset.profileColor).toBeUndefined();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  unsubscribe();
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { codeTabScript } from '@/lib/contract/code-tab';
import { storageKeys } from '@/lib/contract/storage-keys';

/** Simulates a page load: only storage survives. */
async function load() {
  vi.resetModules();
  return import('@/lib/client/page/code-tabs');
}

const group = (name: string, tabs: readonly string[]) =>
  `<figure data-tabs>${tabs
    .map((tab, i) => `<input type="radio" name="${name}" value="${tab}"${i === 0 ? ' checked' : ''}>`)
    .join('')}</figure>`;

const page = () => {
  const groups = [
    ['curl', 'JavaScript', 'Python'],
    ['JavaScript', 'Python'],
    ['npm', 'yarn'],
  ];
  document.body.innerHTML = groups.map((tabs, i) => group(`code-${i}`, tabs)).join('');
};
const shown = () => [...document.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value);

function press(value: string): void {
  document.querySelector<HTMLInputElement>(`[value='${value}']`)!.click();
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollBy', () => {});
  page();
});

describe('selected code tab', () => {
  it('the selected tab is shown in every group that has it, and stored', async () => {
    const stop = (await load()).followCodeTabs();
    press('Python');
    expect(shown()).toEqual(['Python', 'Python', 'npm']);
    expect(localStorage.getItem(storageKeys.code)).toBe('Python');
    stop();
  });

  it('the selected tab is shown on other pages', async () => {
    localStorage.setItem(storageKeys.code, 'Python');
    (await load()).showCodeTab();
    expect(shown()).toEqual(['Python', 'Python', 'npm']);
  });

  it('the stored tab is shown before the first paint', () => {
    localStorage.setItem(storageKeys.code, 'Python');
    new Function(codeTabScript)();
    expect(shown()).toEqual(['Python', 'Python', 'npm']);
  });

  it('a tab that was selected before hydration replaces the stored one', async () => {
    localStorage.setItem(storageKeys.code, 'Python');
    press('yarn');
    (await load()).showCodeTab();
    expect(localStorage.getItem(storageKeys.code)).toBe('yarn');
  });

  it('the selected tab is remembered in memory if storage is blocked', async () => {
    const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    const { followCodeTabs, showCodeTab } = await load();
    const stop = followCodeTabs();
    press('Python');
    page();
    showCodeTab();
    expect(shown()).toEqual(['Python', 'Python', 'npm']);
    stop();
    forbidden.mockRestore();
  });

  it.each(['Cobol', '', '"]'])('the stored value %j selects no tab and is not changed', async (stored) => {
    localStorage.setItem(storageKeys.code, stored);
    (await load()).showCodeTab();
    expect(shown()).toEqual(['curl', 'JavaScript', 'npm']);
    expect(localStorage.getItem(storageKeys.code)).toBe(stored);
  });

  it('the clicked tab keeps its position in the window when groups above it change height', async () => {
    const scrolled = vi.fn<(options: { top: number }) => void>();
    vi.stubGlobal('scrollBy', scrolled);
    const row = document.querySelectorAll('[data-tabs]')[1]!;
    vi.spyOn(row, 'getBoundingClientRect')
      .mockReturnValueOnce({ top: 300 } as DOMRect)
      .mockReturnValue({ top: 500 } as DOMRect);
    const stop = (await load()).followCodeTabs();
    row.querySelector<HTMLInputElement>('[value=Python]')!.click();
    expect(scrolled).toHaveBeenCalledWith({ top: 200, behavior: 'instant' });
    stop();
  });
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ThemeSwitch } from '@/components/layout/theme-switch';
import { followTheme } from '@/lib/client/page/follow-theme';
import { themeColors, themeKey } from '@/lib/contract/theme';
import messages from '@/messages/en/shell.json';
import { mockMedia } from '../mock-browser';

const prefersDark = '(prefers-color-scheme: dark)';
const theSwitch = () => screen.getByRole<HTMLInputElement>('switch', { name: messages.theme.label });
const frames = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(({ content }) => content);
const renderComponent = () => render(<ThemeSwitch label={messages.theme.label} />);

beforeEach(() => {
  mockMedia();
  for (const scheme of ['light', 'dark'] as const) {
    const meta = document.createElement('meta');
    Object.assign(meta, {
      name: 'theme-color',
      media: `(prefers-color-scheme: ${scheme})`,
      content: themeColors[scheme],
    });
    document.head.append(meta);
  }
});
afterEach(() => document.querySelectorAll('meta').forEach((meta) => meta.remove()));

/** Stops following other tabs and the system. */
let end = () => {};
afterEach(() => end());

/** Simulates a change in another tab. */
function writeElsewhere(theme: string | null): void {
  if (theme === null) localStorage.removeItem(themeKey);
  else localStorage.setItem(themeKey, theme);
  dispatchEvent(new StorageEvent('storage', { key: themeKey, newValue: theme }));
}

describe('theme switch', () => {
  it.each([
    ['off in a light system', [], false],
    ['on in a dark system', [prefersDark], true],
  ])('the theme switch is %s', (_, media, isOn) => {
    mockMedia(...media);
    renderComponent();
    expect(theSwitch().checked).toBe(isOn);
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });

  it('the theme follows the system until the visitor chooses', () => {
    const setMedia = mockMedia();
    renderComponent();
    end = followTheme();
    act(() => setMedia(prefersDark, true));
    expect(theSwitch().checked).toBe(true);
    act(() => setMedia(prefersDark, false));
    expect(theSwitch().checked).toBe(false);
  });

  it('the switch shows changes by the system or another tab from before it was mounted', () => {
    const setMedia = mockMedia();
    renderComponent();
    act(() => setMedia(prefersDark, true));
    end = followTheme();
    expect(theSwitch().checked).toBe(true);
    end();
    localStorage.setItem(themeKey, 'light');
    end = followTheme();
    expect([theSwitch().checked, document.documentElement.dataset.theme]).toEqual([false, 'light']);
  });

  it("the switch toggles the theme, stores the choice, and sets the browser's theme color", async () => {
    const user = userEvent.setup();
    renderComponent();
    await user.click(theSwitch());
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem(themeKey)).toBe('dark');
    expect(frames()).toEqual([themeColors.dark, themeColors.dark]);
    await user.click(theSwitch());
    expect(document.documentElement.dataset.theme).toBe('light');
    expect(localStorage.getItem(themeKey)).toBe('light');
    expect(frames()).toEqual([themeColors.light, themeColors.light]);
  });

  it('the theme switch works with the keyboard', async () => {
    const user = userEvent.setup();
    renderComponent();
    await user.tab();
    expect(document.activeElement).toBe(theSwitch());
    await user.keyboard(' ');
    expect(document.documentElement.dataset.theme).toBe('dark');
  });

  it("the stored choice overrides the system's theme", () => {
    const setMedia = mockMedia();
    document.documentElement.dataset.theme = 'dark';
    renderComponent();
    end = followTheme();
    expect(theSwitch().checked).toBe(true);
    expect(frames()).toEqual([themeColors.dark, themeColors.dark]);
    act(() => setMedia(prefersDark, true));
    act(() => setMedia(prefersDark, false));
    expect(theSwitch().checked).toBe(true);
  });

  it('a choice in another tab applies, and an invalid value is ignored', () => {
    renderComponent();
    end = followTheme();
    writeElsewhere('dark');
    expect([theSwitch().checked, document.documentElement.dataset.theme]).toEqual([true, 'dark']);
    expect(frames()).toEqual([themeColors.dark, themeColors.dark]);
    writeElsewhere('light');
    expect([theSwitch().checked, document.documentElement.dataset.theme]).toEqual([false, 'light']);
    writeElsewhere('null');
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });

  it("the switch works if the browser blocks the query for the system's theme", async () => {
    vi.stubGlobal('matchMedia', () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    renderComponent();
    end = followTheme();
    expect(theSwitch().checked).toBe(false);
    await userEvent.setup().click(theSwitch());
    expect(document.documentElement.dataset.theme).toBe('dark');
  });
});

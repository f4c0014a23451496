import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toasts } from '@/components/deferred/toasts';
import { useToasts } from '@/lib/client/banners/toast-store';
import messages from '@/messages/en/client.json';

const { show, notify, hide } = useToasts.getState();
const { signInFailed, close } = messages.toasts;
const { starting } = messages.download;

const advanceTime = (time: number) => act(() => vi.advanceTimersByTime(time));
const shown = () => screen.getByRole('status').textContent;
const isExiting = () => screen.getByText(starting).dataset.exiting === 'true';
const closeButton = () => screen.getByRole('button', { name: close });

/** Expects that the current toast disappears after a time, and not earlier. */
function expectToDisappearAfter(time: number): void {
  const text = shown();
  expect(text).not.toBe('');
  advanceTime(time - 1);
  expect(shown()).toBe(text);
  advanceTime(1);
  expect(shown()).toBe('');
}

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toasts closeLabel={close} />);
});
afterEach(() => act(hide));

it('toasts are announced in an existing live region, since screen readers would miss the first one otherwise', () => {
  expect(shown()).toBe('');
  act(() => show('error', signInFailed));
  expect(shown()).toBe(signInFailed);
});

it.each(['error', 'success'] as const)(
  'toasts other than notices disappear after 3.6 seconds, so that they need no button: %s',
  (status) => {
    act(() => show(status, starting));
    expect(screen.getByText(starting).dataset.status).toBe(status);
    expect(screen.queryByRole('button')).toBeNull();
    expectToDisappearAfter(3600);
  },
);

it('notice toasts start to leave after one second, for 300 ms', () => {
  act(() => notify('success', starting));
  advanceTime(999);
  expect(isExiting()).toBe(false);
  advanceTime(1);
  expect(isExiting()).toBe(true);
  expectToDisappearAfter(300);
});

it('notice toasts stay for the given duration', () => {
  act(() => notify('success', starting, 3600));
  advanceTime(3599);
  expect(isExiting()).toBe(false);
  advanceTime(1);
  advanceTime(300);
  expect(shown()).toBe('');
});

it('notice toasts return focus when they close while focused', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  act(() => notify('error', starting, 3600));
  act(() => closeButton().focus());
  fireEvent.click(closeButton());
  advanceTime(300);
  expect(document.activeElement).toBe(field);
  field.remove();
});

it('notice toasts are closed by their button', async () => {
  const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
  act(() => notify('error', starting, 3600));
  await user.click(closeButton());
  expect(isExiting()).toBe(true);
  advanceTime(300);
  expect(shown()).toBe('');
});

it('toasts pause while hovered, and restart their time afterwards', () => {
  act(() => show('error', signInFailed));
  fireEvent.pointerEnter(screen.getByText(signInFailed));
  advanceTime(60_000);
  expect(shown()).toBe(signInFailed);
  fireEvent.pointerLeave(screen.getByText(signInFailed));
  expectToDisappearAfter(3600);
});

it('toasts pause while their button has focus', () => {
  act(() => notify('error', starting));
  act(() => closeButton().focus());
  advanceTime(60_000);
  expect(shown()).toContain(starting);
});

it('toasts replace each other, each with its full duration', () => {
  act(() => show('error', signInFailed));
  advanceTime(3000);
  act(() => show('success', starting));
  expect(shown()).toBe(starting);
  expectToDisappearAfter(3600);
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toasts } from '@/components/deferred/toasts';
import { useToasts } from '@/lib/client/page/toast-store';
import words from '@/messages/en/client.json';

const { show, notify, hide } = useToasts.getState();
const { signInFailed, close } = words.toasts;
const { starting } = words.download;

const advanceTime = (time: number) => act(() => vi.advanceTimersByTime(time));
const region = () => screen.getByRole('status');

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toasts closeLabel={close} />);
});
afterEach(() => act(hide));

describe('toasts', () => {
  it('toasts are announced in an existing live region, since screen readers would miss the first one otherwise', () => {
    expect(region().textContent).toBe('');
    act(() => show('error', signInFailed));
    expect(region().textContent).toBe(signInFailed);
  });

  it('toasts disappear after 3.6 seconds', () => {
    act(() => show('error', signInFailed));
    advanceTime(3599);
    expect(region().textContent).toBe(signInFailed);
    advanceTime(1);
    expect(region().textContent).toBe('');
  });

  it.each(['error', 'success'] as const)('toasts expose their status to styles: %s', (status) => {
    act(() => show(status, starting));
    expect(screen.getByText(starting).dataset.status).toBe(status);
  });

  it('toasts other than notices have no button, because they disappear soon', () => {
    act(() => show('error', signInFailed));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('notice toasts start to leave after one second, for 300 ms', () => {
    act(() => notify('success', starting));
    advanceTime(999);
    expect(screen.getByText(starting).dataset.exiting).toBeUndefined();
    advanceTime(1);
    expect(screen.getByText(starting).dataset.exiting).toBe('true');
    advanceTime(299);
    expect(screen.getByText(starting)).toBeDefined();
    advanceTime(1);
    expect(screen.queryByText(starting)).toBeNull();
  });

  it('notice toasts stay for the given duration', () => {
    act(() => notify('success', starting, 3600));
    advanceTime(3599);
    expect(screen.getByText(starting).dataset.exiting).toBeUndefined();
    advanceTime(1);
    advanceTime(300);
    expect(region().textContent).toBe('');
  });

  it('notice toasts return focus when they close while focused', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    act(() => notify('error', starting, 3600));
    act(() => screen.getByRole('button', { name: close }).focus());
    fireEvent.click(screen.getByRole('button', { name: close }));
    advanceTime(300);
    expect(document.activeElement).toBe(field);
    field.remove();
  });

  it('notice toasts are closed by their button', async () => {
    const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
    act(() => notify('error', starting, 3600));
    await user.click(screen.getByRole('button', { name: close }));
    expect(screen.getByText(starting).dataset.exiting).toBe('true');
    advanceTime(300);
    expect(region().textContent).toBe('');
  });

  it('toasts pause while hovered, and restart their time afterwards', () => {
    act(() => show('error', signInFailed));
    fireEvent.pointerEnter(screen.getByText(signInFailed));
    advanceTime(60_000);
    expect(region().textContent).toBe(signInFailed);
    fireEvent.pointerLeave(screen.getByText(signInFailed));
    advanceTime(3599);
    expect(region().textContent).toBe(signInFailed);
    advanceTime(1);
    expect(region().textContent).toBe('');
  });

  it('toasts pause while their button has focus', () => {
    act(() => notify('error', starting));
    act(() => screen.getByRole('button', { name: close }).focus());
    advanceTime(60_000);
    expect(screen.getByText(starting)).toBeDefined();
  });

  it('toasts replace each other, each with its full duration', () => {
    act(() => show('error', signInFailed));
    advanceTime(3000);
    act(() => show('success', starting));
    expect(region().textContent).toBe(starting);
    advanceTime(3599);
    expect(region().textContent).toBe(starting);
    advanceTime(1);
    expect(region().textContent).toBe('');
  });
});

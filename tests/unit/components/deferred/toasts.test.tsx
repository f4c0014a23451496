import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toasts } from '@/components/deferred/toasts';
import { useToasts } from '@/lib/client/page/toast-store';
import words from '@/messages/en/client.json';

const { show, notify, hide } = useToasts.getState();
const { signInFailed, close } = words.toasts;
const { starting } = words.download;

const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
const region = () => screen.getByRole('status');

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toasts closeLabel={close} />);
});
afterEach(() => act(hide));

describe('toasts', () => {
  it('are said in a region that is there before them, or a screen reader would not hear the first', () => {
    expect(region().textContent).toBe('');
    act(() => show('failed', signInFailed));
    expect(region().textContent).toBe(signInFailed);
  });

  it('go by themselves after 3.6 seconds', () => {
    act(() => show('failed', signInFailed));
    pass(3599);
    expect(region().textContent).toBe(signInFailed);
    pass(1);
    expect(region().textContent).toBe('');
  });

  it.each(['failed', 'error', 'success'] as const)('show their status to the styles: %s', (status) => {
    act(() => show(status, starting));
    expect(screen.getByText(starting).dataset.status).toBe(status);
  });

  it('of the first kind have no button, for they are gone soon', () => {
    act(() => show('failed', signInFailed));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('of the second kind begin to go after one second, and take 300 ms', () => {
    act(() => notify('success', starting));
    pass(999);
    expect(screen.getByText(starting).dataset.leaving).toBeUndefined();
    pass(1);
    expect(screen.getByText(starting).dataset.leaving).toBe('true');
    pass(299);
    expect(screen.getByText(starting)).toBeDefined();
    pass(1);
    expect(screen.queryByText(starting)).toBeNull();
  });

  it('of the second kind stay as long as they are told to', () => {
    act(() => notify('success', starting, 3600));
    pass(3599);
    expect(screen.getByText(starting).dataset.leaving).toBeUndefined();
    pass(1);
    pass(300);
    expect(region().textContent).toBe('');
  });

  it('of the second kind lead the focus back to where it was, when they go with it', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    act(() => notify('error', starting, 3600));
    act(() => screen.getByRole('button', { name: close }).focus());
    fireEvent.click(screen.getByRole('button', { name: close }));
    pass(300);
    expect(document.activeElement).toBe(field);
    field.remove();
  });

  it('of the second kind are closed by their button', async () => {
    const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
    act(() => notify('error', starting, 3600));
    await user.click(screen.getByRole('button', { name: close }));
    expect(screen.getByText(starting).dataset.leaving).toBe('true');
    pass(300);
    expect(region().textContent).toBe('');
  });

  it('wait while they are pointed at, and begin their time anew afterwards', () => {
    act(() => show('failed', signInFailed));
    fireEvent.pointerEnter(screen.getByText(signInFailed));
    pass(60_000);
    expect(region().textContent).toBe(signInFailed);
    fireEvent.pointerLeave(screen.getByText(signInFailed));
    pass(3599);
    expect(region().textContent).toBe(signInFailed);
    pass(1);
    expect(region().textContent).toBe('');
  });

  it('wait while their button has the focus', () => {
    act(() => notify('error', starting));
    act(() => screen.getByRole('button', { name: close }).focus());
    pass(60_000);
    expect(screen.getByText(starting)).toBeDefined();
  });

  it('take each other’s place, each with its full time', () => {
    act(() => show('failed', signInFailed));
    pass(3000);
    act(() => show('success', starting));
    expect(region().textContent).toBe(starting);
    pass(3599);
    expect(region().textContent).toBe(starting);
    pass(1);
    expect(region().textContent).toBe('');
  });
});

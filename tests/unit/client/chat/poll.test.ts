import { beforeEach, expect, it, vi } from 'vitest';
import { poll } from '@/lib/client/chat/poll';

beforeEach(() => void vi.useFakeTimers());

const never = new AbortController().signal;

it('chat polling checks every half second until the chat is ready', async () => {
  const check = vi.fn(() => false);
  const done = vi.fn();
  void poll(check, never).then(done);
  await vi.advanceTimersByTimeAsync(499);
  expect(check).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(check).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(check).toHaveBeenCalledTimes(3);
  expect(done).not.toHaveBeenCalled();
  check.mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(500);
  expect(done).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(check).toHaveBeenCalledTimes(4);
});

it('chat polling ends after 1,200 checks', async () => {
  const check = vi.fn(() => false);
  const failed = vi.fn();
  void poll(check, never).catch(failed);
  await vi.advanceTimersByTimeAsync(1199 * 500);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  expect(failed).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(check).toHaveBeenCalledTimes(1200);
});

it('a chat that is ready at the last check is used', async () => {
  let checks = 0;
  const found = expect(poll(() => (checks += 1) === 1200, never)).resolves.toBeUndefined();
  await vi.advanceTimersByTimeAsync(1200 * 500);
  await found;
});

it('chat polling stops when the chat is no longer wanted', async () => {
  const controller = new AbortController();
  const check = vi.fn(() => false);
  const failed = expect(poll(check, controller.signal)).rejects.toThrow('withdrawn');
  await vi.advanceTimersByTimeAsync(1000);
  controller.abort(new Error('withdrawn'));
  await failed;
  await vi.advanceTimersByTimeAsync(5000);
  expect(check).toHaveBeenCalledTimes(2);
  await expect(poll(check, controller.signal)).rejects.toThrow('withdrawn');
  expect(vi.getTimerCount()).toBe(0);
});

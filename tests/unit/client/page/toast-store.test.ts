import { expect, it } from 'vitest';
import { useToasts } from '@/lib/client/page/toast-store';

it('toasts have the durations of the specification, and a newer one replaces an older', () => {
  const { show, notify, hide } = useToasts.getState();
  show('error', 'one');
  const first = useToasts.getState().toast!;
  expect(first).toMatchObject({ status: 'error', text: 'one', time: 3600, isNotice: false });
  notify('success', 'two');
  expect(useToasts.getState().toast).toMatchObject({ text: 'two', time: 1000, isNotice: true });
  expect(useToasts.getState().toast!.id).not.toBe(first.id);
  hide();
  expect(useToasts.getState().toast).toBeNull();
});

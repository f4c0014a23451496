import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OfflineBanner } from '@/components/deferred/offline-banner';
import english from '@/messages/en/client.json';

it('the offline banner is announced politely, and shown while the page is offline', () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get');
  const setOnline = (online: boolean) =>
    act(() => {
      isOnline.mockReturnValue(online);
      dispatchEvent(new Event(online ? 'online' : 'offline'));
    });
  render(<OfflineBanner text={english.offline} />);
  // Screen readers announce changes in it.
  const line = screen.getByRole('status');
  expect(line.textContent).toBe('');
  setOnline(false);
  expect(line.textContent).toBe(english.offline);
  setOnline(true);
  expect(line.textContent).toBe('');
});

import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it, vi } from 'vitest';
import { DownloadStarter } from '@/components/deferred/download-starter';
import { useToasts } from '@/lib/client/banners/toast-store';
import english from '@/messages/en/client.json';
import { mockApi, plainSettings } from '@/tests/mocks/api';

const messages = english.download;
const endpoint = '/api/client/sys-client-version/get-latest-version';
const toastText = () => useToasts.getState().toast?.text;
const scrolled = vi.fn();

function renderComponent(): void {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <a href="#downloads" data-download="">
        Download
      </a>
      <ul id="downloads" tabIndex={-1} />
      <DownloadStarter messages={messages} />
    </SWRConfig>,
  );
}
const click = () => fireEvent.click(screen.getByRole('link', { name: 'Download' }));

beforeEach(() => {
  useToasts.getState().hide();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Windows NT 10.0; Win64; x64)');
  Element.prototype.scrollIntoView = scrolled;
});

it('a download whose version is unavailable is not reported as missing, and is requested again at the next click', async () => {
  let isBroken = true;
  const requests = mockApi({
    '/api/site/settings': { data: plainSettings },
    [endpoint]: () => (isBroken ? { status: 503, code: 5030 } : { data: { url: '' } }),
  });
  const attempts = () => requests.filter(({ path }) => path === endpoint).length;
  renderComponent();
  await waitFor(() => expect(attempts()).toBe(1));
  click();
  await waitFor(() => expect(toastText()).toBe(messages.failed));
  expect(scrolled).toHaveBeenCalled();
  isBroken = false;
  click();
  await waitFor(() => expect(toastText()).toBe(messages.unavailable));
  // The first click may have come while the first request was in flight.
  expect(attempts()).toBeGreaterThan(1);
});

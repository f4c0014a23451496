import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it, vi } from 'vitest';
import { DownloadStarter } from '@/components/deferred/download-starter';
import { useToasts } from '@/lib/client/page/toast-store';
import english from '@/messages/en/client.json';
import { plainSettings } from '../../client/client-settings';
import { answerCalls, type Asked } from '../answer-calls';

const words = english.download;
const call = '/api/client/sys-client-version/get-latest-version';
const said = () => useToasts.getState().toast?.text;
const tries = (asked: Asked[]) => asked.filter(({ path }) => path === call).length;
const scrolled = vi.fn<() => void>();

function draw(): void {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <a href="#downloads" data-download="">
        Download
      </a>
      <ul id="downloads" tabIndex={-1} />
      <DownloadStarter words={words} />
    </SWRConfig>,
  );
}
const click = () => fireEvent.click(screen.getByRole('link', { name: 'Download' }));

beforeEach(() => {
  useToasts.getState().hide();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Windows NT 10.0; Win64; x64)');
  Element.prototype.scrollIntoView = scrolled;
});

it('a version that cannot be had is not said to be missing, and is asked for again at the next click', async () => {
  let isBroken = true;
  const asked = answerCalls({
    '/api/site/settings': { data: plainSettings },
    [call]: () => (isBroken ? { status: 503, code: 5030 } : { data: { url: '' } }),
  });
  draw();
  await waitFor(() => expect(tries(asked)).toBe(1));
  click();
  await waitFor(() => expect(said()).toBe(words.failed));
  expect(scrolled).toHaveBeenCalled();
  isBroken = false;
  click();
  await waitFor(() => expect(said()).toBe(words.unavailable));
  // The first click may have come while the first question was on its way.
  expect(tries(asked)).toBeGreaterThan(1);
});

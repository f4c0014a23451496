import { readFileSync } from 'node:fs';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SearchPalette } from '@/components/deferred/search-palette';

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = vi.fn<() => void>();
  // The messages are files of the server.
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(readFileSync(`public${path}`))));
});

it.each([
  ['confirms a conversion in Safari, after the composition has ended', { key: 'Enter', keyCode: 229 }, false],
  ['confirms a conversion in other browsers', { key: 'Enter', keyCode: 13, isComposing: true }, false],
  ['is pressed otherwise', { key: 'Enter', keyCode: 13 }, true],
])('Enter in the search dialog that %s opens the active option: %o %s', async (_, key, isFollowed) => {
  render(<SearchPalette locale="jp" close={() => {}} />);
  const field = await screen.findByRole('combobox');
  const follow = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  document.body.addEventListener('click', follow);
  const press = createEvent.keyDown(field, key);
  fireEvent(field, press);
  document.body.removeEventListener('click', follow);
  expect(follow).toHaveBeenCalledTimes(isFollowed ? 1 : 0);
  expect(press.defaultPrevented).toBe(isFollowed);
});

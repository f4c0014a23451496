import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CopyButton } from '@/components/ui/copy-button';
import messages from '@/messages/en/common.json';

const { copyCode, copied } = messages;
const user = userEvent.setup();

it('the copy button copies its text and announces it', async () => {
  render(<CopyButton text="npm start" label={copyCode} copiedLabel={copied} />);
  const button = screen.getByRole('button', { name: copyCode });
  await user.click(button);
  expect(await navigator.clipboard.readText()).toBe('npm start');
  expect(screen.getByText(copied).getAttribute('aria-live')).toBe('polite');
});

it('the copy button names what it copies, so that several on a page can be distinguished', () => {
  render(<CopyButton text="curl" label={copyCode} copiedLabel={copied} subject="cURL" />);
  expect(screen.getByRole('button', { name: `${copyCode}: cURL` })).toBeDefined();
});

it('the copy button does not announce success if the browser rejects the copy', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  render(<CopyButton text="npm start" label={copyCode} copiedLabel={copied} />);
  await user.click(screen.getByRole('button'));
  expect(write).toHaveBeenCalledOnce();
  expect(screen.queryByText(copied)).toBeNull();
});

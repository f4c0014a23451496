import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BuiltinChat } from '@/components/deferred/builtin-chat';
import { useChat } from '@/lib/client/chat/chat-store';
import english from '@/messages/en/client.json';
import { mockApi } from '@/tests/mocks/api';
import { NextContext } from '../next-context';

const messages = english.chat;
const articles = [{ title: 'Proxies', path: '/docs/proxies', language: 'en-US' }];

const panel = () => screen.queryByRole('dialog', { name: messages.heading });
const user = userEvent.setup();

/**
 * Renders the closed chat, and opens it with a click.
 * @returns its panel, once its heading has focus
 */
async function open(): Promise<HTMLElement> {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <NextContext path="/pricing">
        <BuiltinChat
          locale="en"
          messages={messages}
          contactMessages={english.contact}
          contactEmail="hello@facetry.example"
          areServicesAllowed={false}
        />
      </NextContext>
    </SWRConfig>,
  );
  await user.click(screen.getByRole('button', { name: messages.open }));
  const opened = await screen.findByRole('dialog', { name: messages.heading });
  await waitFor(() => expect(document.activeElement).toBe(within(opened).getByRole('heading', { level: 2 })));
  return opened;
}

beforeEach(() => {
  useChat.setState({ status: 'ready', kind: 'builtin' });
  mockApi({ '/api/site/help-articles': { data: { articles } } });
});
afterEach(() => act(() => useChat.setState({ status: 'absent', kind: 'builtin' })));

it('the chat panel ignores Escape when focus is elsewhere on the page', async () => {
  await open();
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('{Escape}');
  expect(panel()).not.toBeNull();
});

it('the chat panel omits the articles if they are unavailable', async () => {
  mockApi({});
  const opened = within(await open());
  expect(opened.queryByRole('heading', { name: messages.popularArticles })).toBeNull();
  expect(opened.getByRole('textbox', { name: messages.message })).toBeDefined();
});

it('the chat panel hides the honeypot field from people', async () => {
  const opened = await open();
  expect(within(opened).getAllByRole('textbox')).toHaveLength(2);
  const reached: (string | null)[] = [];
  for (let step = 0; step < 8; step += 1) {
    await user.tab();
    reached.push(document.activeElement!.getAttribute('name'));
  }
  expect(reached).toContain('content');
  expect(reached).not.toContain('website');
});

it('the chat panel sends consecutive messages with their numbers, and preserves text typed meanwhile', async () => {
  let respond!: (id: string) => void;
  const requests = mockApi({
    '/api/site/help-articles': { data: { articles } },
    '/api/site/message': () => new Promise((resolve) => (respond = (id) => resolve({ data: { id } }))),
  });
  const sent = () => requests.filter(({ path }) => path === '/api/site/message').map(({ body }) => body);
  const opened = within(await open());
  const message = opened.getByRole<HTMLTextAreaElement>('textbox', { name: messages.message });
  const send = opened.getByRole('button', { name: messages.send });
  await user.type(message, 'First');
  await user.dblClick(send);
  await waitFor(() => expect(sent()).toMatchObject([{ content: 'First', locale: 'en', page: '/', website: '' }]));
  await user.type(message, ' and second');
  respond('AAAA-2222-3333');
  await waitFor(() => expect(opened.getByRole('status').textContent).toContain('AAAA-2222-3333'));
  expect(message.value).toBe('First and second');
  await user.click(send);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ content: 'First and second' });
  expect(sent()[1]!.attempt).not.toBe(sent()[0]!.attempt);
  respond('BBBB-2222-3333');
  await waitFor(() => expect(opened.getByRole('status').textContent).toContain('BBBB-2222-3333'));
  expect(message.value).toBe('');
});

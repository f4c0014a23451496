import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach } from 'vitest';
import { BuiltinChat } from '@/components/deferred/builtin-chat';
import { useChat } from '@/lib/client/chat/chat-store';
import english from '@/messages/en/client.json';
import { mockApi } from '../mock-api';
import { NextContext } from '../next-context';

export const messages = english.chat;
export const articles = [{ title: 'Proxies', path: '/docs/proxies', language: 'en-US' }];

export const launcher = () => screen.getByRole('button', { name: messages.open });
export const panel = () => screen.queryByRole('dialog', { name: messages.heading });
export const user = () => userEvent.setup();

/** Renders the closed chat. */
export function renderComponent(): void {
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
}

/**
 * Opens the chat with a click.
 * @returns its panel
 */
export async function open(): Promise<HTMLElement> {
  await user().click(launcher());
  return screen.findByRole('dialog', { name: messages.heading });
}

beforeEach(() => {
  useChat.setState({ status: 'ready', kind: 'builtin' });
  mockApi({ '/api/site/help-articles': { data: { articles } } });
});
afterEach(() => act(() => useChat.setState({ status: 'absent', kind: 'builtin' })));

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach } from 'vitest';
import { BuiltinChat } from '@/components/deferred/builtin-chat';
import { useChat } from '@/lib/client/chat/chat-store';
import english from '@/messages/en/client.json';
import { answerCalls } from '../answer-calls';
import { OnPage } from '../on-page';

export const words = english.chat;
export const articles = [{ title: 'Proxies', path: '/docs/proxies', language: 'en-US' }];

export const launcher = () => screen.getByRole('button', { name: words.open });
export const panel = () => screen.queryByRole('dialog', { name: words.heading });
export const user = () => userEvent.setup();

/** Draws the chat as a page does that nobody has opened it on. */
export function draw(): void {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <OnPage path="/pricing">
        <BuiltinChat
          locale="en"
          words={words}
          contactWords={english.contact}
          contactEmail="hello@facetry.example"
          areServicesAllowed={false}
        />
      </OnPage>
    </SWRConfig>,
  );
}

/** Opens it by a click. @returns its panel */
export async function open(): Promise<HTMLElement> {
  await user().click(launcher());
  return screen.findByRole('dialog', { name: words.heading });
}

beforeEach(() => {
  useChat.setState({ status: 'ready', kind: 'own' });
  answerCalls({ '/api/site/help-articles': { data: { articles } } });
});
afterEach(() => act(() => useChat.setState({ status: 'absent', kind: 'own' })));

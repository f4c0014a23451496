import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ContactForm } from '@/components/sections/contact-form';
import { HelpfulVote } from '@/components/sections/helpful-vote';
import clientMessages from '@/messages/en/client.json';
import contactMessages from '@/messages/en/contact.json';
import { mockApi, type ApiRequest } from '../mock-api';
import { setPageLocale } from '../root-params';

const messages = contactMessages.form;
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const sendButton = () => screen.getByRole('button', { name: messages.send });
const announced = () => screen.getByRole('status').textContent;
const user = userEvent.setup();

/** A response that the test releases. */
function deferredResponse() {
  let respond!: (id: string) => void;
  const deferred = new Promise<{ data: { id: string } }>((resolve) => (respond = (id) => resolve({ data: { id } })));
  return { deferred: () => deferred, respond };
}

const sentTo = (requests: ApiRequest[], path: string) =>
  requests.filter((request) => request.path === path).map(({ body }) => body);

/** Whether the browser would ask before leaving the page. */
const isWarned = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function openFilled(content: string): Promise<void> {
  render(await ContactForm());
  await user.type(field(messages.name), 'Ada');
  await user.type(field(messages.email), 'ada@example.org');
  await user.type(field(messages.content), content);
}

beforeEach(() => setPageLocale('en'));

describe('contact form', () => {
  it('a double click sends the contact form once, with its text and the time it took to write', async () => {
    const { deferred, respond } = deferredResponse();
    const requests = mockApi({ '/api/site/contact': deferred });
    await openFilled('Twelve accounts');
    await user.dblClick(sendButton());
    await waitFor(() => expect(announced()).toBe(clientMessages.contact.sending));
    await user.click(sendButton());
    respond('K7QM-2XRA-9TPW');
    await waitFor(() => expect(announced()).toContain('K7QM-2XRA-9TPW'));
    const sent = sentTo(requests, '/api/site/contact');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ name: 'Ada', email: 'ada@example.org', content: 'Twelve accounts', locale: 'en' });
    expect(Number(sent[0]!.filled_in)).toBeGreaterThan(0);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('text typed while the contact form is sent is preserved', async () => {
    const { deferred, respond } = deferredResponse();
    mockApi({ '/api/site/contact': deferred });
    await openFilled('Twelve accounts');
    await user.click(sendButton());
    await user.type(field(messages.content), ' and three seats');
    respond('K7QM-2XRA-9TPW');
    await waitFor(() => expect(announced()).toContain('K7QM-2XRA-9TPW'));
    expect(field(messages.content).value).toBe('Twelve accounts and three seats');
    expect(isWarned()).toBe(true);
  });

  it('the browser asks before leaving a page with a contact form, from the first letter until the message is delivered', async () => {
    const { deferred, respond } = deferredResponse();
    mockApi({ '/api/site/contact': deferred });
    render(await ContactForm());
    expect(isWarned()).toBe(false);
    await user.type(field(messages.name), 'A');
    expect(isWarned()).toBe(true);
    await user.type(field(messages.email), 'ada@example.org');
    await user.type(field(messages.content), 'Twelve accounts');
    await user.click(sendButton());
    expect(isWarned()).toBe(true);
    respond('K7QM-2XRA-9TPW');
    await waitFor(() => expect(announced()).toContain('K7QM-2XRA-9TPW'));
    expect(isWarned()).toBe(false);
  });

  it('too many messages have their own error message', async () => {
    mockApi({ '/api/site/contact': { status: 429, code: 429 } });
    await openFilled('Once more');
    await user.click(sendButton());
    await waitFor(() => expect(announced()).toBe(clientMessages.contact.rateLimited));
    expect(field(messages.content).value).toBe('Once more');
  });
});

describe('time to fill in a form', () => {
  const responseStart = 200;
  const form = async () => <>{await ContactForm()}</>;

  /** Shows the form as the server rendered it, sends it as soon as scripts have arrived, and returns the time sent. */
  async function sendOnceHydrated(type: string): Promise<unknown> {
    const requests = mockApi({ '/api/site/contact': { data: { id: 'K7QM-2XRA-9TPW' } } });
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 60_000);
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type, responseStart } as never]);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(await form());
    for (const [label, value] of Object.entries({ name: 'Ada', email: 'ada@example.org', content: 'Hello' }))
      container.querySelector<HTMLInputElement>(`[name=${label}]`)!.value = value;
    render(await form(), { container, hydrate: true });
    await user.click(sendButton());
    await waitFor(() => expect(announced()).toContain('K7QM-2XRA-9TPW'));
    return sentTo(requests, '/api/site/contact')[0]!.filled_in;
  }

  it('the fill time starts when the server-rendered form is parsed, not on hydration', async () => {
    expect(Number(await sendOnceHydrated('navigate'))).toBeGreaterThan(60_000 - responseStart);
  });

  it.each(['reload', 'back_forward'])(
    'the fill time is unknown after a %s, where browsers restore what was typed',
    async (type) => {
      expect(await sendOnceHydrated(type)).toBeUndefined();
    },
  );
});

describe('vote', () => {
  it('a double click counts one vote', async () => {
    const requests = mockApi({ '/api/site/helpful': {} });
    render(await HelpfulVote({ path: '/docs/proxies' }));
    await user.dblClick(screen.getByRole('button', { name: contactMessages.helpful.yes }));
    await waitFor(() => expect(announced()).toBe(contactMessages.helpful.thanks));
    expect(sentTo(requests, '/api/site/helpful')).toMatchObject([{ helpful: 'yes', page: '/docs/proxies' }]);
  });

  it('a rejected vote can be repeated, and does not block leaving the page', async () => {
    mockApi({});
    render(await HelpfulVote({ path: '/docs/proxies' }));
    await user.click(screen.getByRole('button', { name: contactMessages.helpful.no }));
    await waitFor(() => expect(announced()).toBe(contactMessages.helpful.failed));
    expect(isWarned()).toBe(false);
    expect(screen.getByRole('button', { name: contactMessages.helpful.no })).toBeDefined();
  });

  it('too many votes have their own error message', async () => {
    mockApi({ '/api/site/helpful': { status: 429, code: 429 } });
    render(await HelpfulVote({ path: '/docs/proxies' }));
    await user.click(screen.getByRole('button', { name: contactMessages.helpful.yes }));
    await waitFor(() => expect(announced()).toBe(contactMessages.helpful.rateLimited));
  });
});

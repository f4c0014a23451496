import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { ContactForm } from '@/components/sections/contact-form';
import { HelpfulVote } from '@/components/sections/helpful-vote';
import { honeypotField } from '@/lib/contract/forms';
import clientMessages from '@/messages/en/client.json';
import contactMessages from '@/messages/en/contact.json';
import { mockApi, type ApiRequest } from '@/tests/mocks/api';
import { setPageLocale } from '../root-params';

const messages = contactMessages.form;
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const sendButton = () => screen.getByRole('button', { name: messages.send });
const announced = () => screen.getByRole('status').textContent;
const user = userEvent.setup();

const id = 'K7QM-2XRA-9TPW';
const expectDelivered = () => waitFor(() => expect(announced()).toContain(id));

/** Mocks an API that delivers a message when the test says so. */
function mockSlowApi() {
  let respond = () => {};
  const response = new Promise<{ data: object }>((resolve) => (respond = () => resolve({ data: { id } })));
  const requests = mockApi({ '/api/site/contact': () => response });
  const deliver = () => {
    respond();
    return expectDelivered();
  };
  return { requests, deliver };
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

it('the sales form supports autofill, and leaves limits to the server, as browsers count an emoji twice', async () => {
  render(await ContactForm());
  expect(field(messages.name).autocomplete).toBe('name');
  expect([field(messages.email).autocomplete, field(messages.email).type]).toEqual(['email', 'email']);
  expect(field(`${messages.company} ${messages.optional}`).autocomplete).toBe('organization');
  for (const field of screen.getAllByRole<HTMLInputElement>('textbox')) expect(field.maxLength).toBe(-1);
});

it('the honeypot field is hidden from people and autofill', async () => {
  render(await ContactForm());
  expect(screen.queryByRole('textbox', { name: messages.honeypot })).toBeNull();
  const honeypot = document.querySelector<HTMLInputElement>(`input[name=${honeypotField}]`)!;
  expect(honeypot.autocomplete).toBe('off');
  const reached: Element[] = [];
  for (let step = 0; step < 6; step += 1) {
    await user.tab();
    reached.push(document.activeElement!);
  }
  expect(reached).toContain(screen.getByRole('button', { name: messages.send }));
  expect(reached).not.toContain(honeypot);
});

it('a double click sends the contact form once, with its text and the time it took to write', async () => {
  const { requests, deliver } = mockSlowApi();
  await openFilled('Twelve accounts');
  await user.dblClick(sendButton());
  await waitFor(() => expect(announced()).toBe(clientMessages.contact.sending));
  await user.click(sendButton());
  await deliver();
  const sent = sentTo(requests, '/api/site/contact');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ name: 'Ada', email: 'ada@example.org', content: 'Twelve accounts', locale: 'en' });
  expect(Number(sent[0]!.filled_in)).toBeGreaterThan(0);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('analytics are told of a contact form once the server has accepted it, and not of a failure', async () => {
  const onAccepted = vi.fn();
  addEventListener('accepted', onAccepted);
  window.earlyActions = [];
  let response: { status?: number; code?: number; data?: unknown } = { status: 503, code: 1 };
  mockApi({ '/api/site/contact': () => response });
  await openFilled('Twelve accounts');
  await user.click(sendButton());
  await waitFor(() => expect(announced()).toBe(clientMessages.contact.failed));
  expect(onAccepted).not.toHaveBeenCalled();
  expect(window.earlyActions).toEqual([]);
  response = { data: { id } };
  await user.click(sendButton());
  await expectDelivered();
  removeEventListener('accepted', onAccepted);
  expect(onAccepted.mock.calls).toMatchObject([[{ detail: 'site/contact' }]]);
  expect(window.earlyActions).toEqual([['site/contact', 'FORM', 0, expect.any(Number), '/']]);
  delete window.earlyActions;
});

it('text typed while the contact form is sent is preserved', async () => {
  const { deliver } = mockSlowApi();
  await openFilled('Twelve accounts');
  await user.click(sendButton());
  await user.type(field(messages.content), ' and three seats');
  await deliver();
  expect(field(messages.content).value).toBe('Twelve accounts and three seats');
  expect(isWarned()).toBe(true);
});

it('the browser asks before leaving a page with a contact form, from the first letter until the message is delivered', async () => {
  const { deliver } = mockSlowApi();
  render(await ContactForm());
  expect(isWarned()).toBe(false);
  await user.type(field(messages.name), 'A');
  expect(isWarned()).toBe(true);
  await user.type(field(messages.email), 'ada@example.org');
  await user.type(field(messages.content), 'Twelve accounts');
  await user.click(sendButton());
  expect(isWarned()).toBe(true);
  await deliver();
  expect(isWarned()).toBe(false);
});

it('too many messages have their own error message', async () => {
  mockApi({ '/api/site/contact': { status: 429, code: 429 } });
  await openFilled('Once more');
  await user.click(sendButton());
  await waitFor(() => expect(announced()).toBe(clientMessages.contact.rateLimited));
  expect(field(messages.content).value).toBe('Once more');
});

const responseStart = 200;
const form = async () => <>{await ContactForm()}</>;

/** Shows the form as the server rendered it, sends it as soon as scripts have arrived, and returns the time sent. */
async function sendOnceHydrated(type: string): Promise<unknown> {
  const requests = mockApi({ '/api/site/contact': { data: { id } } });
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 60_000);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type, responseStart } as never]);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(await form());
  for (const [label, value] of Object.entries({ name: 'Ada', email: 'ada@example.org', content: 'Hello' }))
    container.querySelector<HTMLInputElement>(`[name=${label}]`)!.value = value;
  render(await form(), { container, hydrate: true });
  await user.click(sendButton());
  await expectDelivered();
  return sentTo(requests, '/api/site/contact')[0]!.filled_in;
}

it('the fill time starts when the server-rendered form is parsed, not on hydration', async () => {
  expect(Number(await sendOnceHydrated('navigate'))).toBeGreaterThan(60_000 - responseStart);
});

it.each(['reload', 'back_forward'])('the fill time is unknown after a %s, which restores typed text', async (type) => {
  expect(await sendOnceHydrated(type)).toBeUndefined();
});

const votes = contactMessages.helpful;
const voteButton = (answer: 'yes' | 'no') => screen.getByRole('button', { name: votes[answer] });
const openVote = async () => render(await HelpfulVote({ path: '/docs/proxies' }));

it('a double click counts one vote', async () => {
  const requests = mockApi({ '/api/site/helpful': {} });
  await openVote();
  await user.dblClick(voteButton('yes'));
  await waitFor(() => expect(announced()).toBe(votes.thanks));
  expect(sentTo(requests, '/api/site/helpful')).toMatchObject([{ helpful: 'yes', page: '/docs/proxies' }]);
});

it.each([
  ['a rejected vote', 'failed', {}],
  ['one vote too many', 'rateLimited', { '/api/site/helpful': { status: 429, code: 429 } }],
] as const)(
  '%s has its own error message, can be repeated, and does not block leaving',
  async (_, error, responses) => {
    mockApi(responses);
    await openVote();
    await user.click(voteButton('no'));
    await waitFor(() => expect(announced()).toBe(votes[error]));
    expect(isWarned()).toBe(false);
    expect(voteButton('no')).toBeDefined();
  },
);

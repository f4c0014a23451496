import { act, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockApi } from '../mock-api';
import { articles, renderComponent, launcher, open, panel, user, messages } from './render-builtin-chat';

describe('chat panel', () => {
  it('the chat panel closes at Escape and returns focus to the button', async () => {
    renderComponent();
    await open();
    await user().keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(launcher());
  });

  it('the chat panel ignores Escape when focus is elsewhere on the page', async () => {
    renderComponent();
    await open();
    act(() => (document.activeElement as HTMLElement).blur());
    await user().keyboard('{Escape}');
    expect(panel()).not.toBeNull();
  });

  it('the chat panel preserves the draft when it is closed and opened again', async () => {
    renderComponent();
    const opened = await open();
    await user().type(within(opened).getByRole('textbox', { name: messages.message }), 'Half a question');
    await user().keyboard('{Escape}');
    const again = await open();
    expect(within(again).getByRole<HTMLTextAreaElement>('textbox', { name: messages.message }).value).toBe(
      'Half a question',
    );
  });

  it('the chat panel shows help articles in their own language, a link to sales, and the mail address', async () => {
    renderComponent();
    const opened = within(await open());
    const article = await opened.findByRole('link', { name: 'Proxies' });
    expect([article.getAttribute('href'), article.lang]).toEqual(['/docs/proxies', 'en-US']);
    expect(opened.getByRole('link', { name: messages.preSales }).getAttribute('href')).toBe('/pre-sales');
    expect(opened.getByRole('link', { name: 'hello@facetry.example' }).getAttribute('href')).toBe(
      'mailto:hello@facetry.example',
    );
  });

  it('the chat panel omits the articles if they are unavailable', async () => {
    mockApi({});
    renderComponent();
    const opened = within(await open());
    expect(opened.queryByRole('heading', { name: messages.articles })).toBeNull();
    expect(opened.getByRole('textbox', { name: messages.message })).toBeDefined();
  });

  it('the chat panel labels its fields, supports autofill, and leaves character limits to the server', async () => {
    renderComponent();
    const opened = within(await open());
    const email = opened.getByRole<HTMLInputElement>('textbox', { name: messages.email });
    expect([email.type, email.autocomplete, email.maxLength, email.required]).toEqual(['email', 'email', -1, false]);
    const message = opened.getByRole<HTMLTextAreaElement>('textbox', { name: messages.message });
    expect([message.maxLength, message.required]).toEqual([-1, true]);
  });

  it('the chat panel hides the honeypot field from people', async () => {
    renderComponent();
    const opened = await open();
    expect(within(opened).getAllByRole('textbox')).toHaveLength(2);
    const keys = user();
    const reached: (string | null)[] = [];
    for (let step = 0; step < 8; step += 1) {
      await keys.tab();
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
    renderComponent();
    const opened = within(await open());
    const message = opened.getByRole<HTMLTextAreaElement>('textbox', { name: messages.message });
    const send = opened.getByRole('button', { name: messages.send });
    await user().type(message, 'First');
    await user().dblClick(send);
    await waitFor(() => expect(sent()).toMatchObject([{ content: 'First', locale: 'en', page: '/', website: '' }]));
    await user().type(message, ' and second');
    respond('AAAA-2222-3333');
    await waitFor(() => expect(opened.getByRole('status').textContent).toContain('AAAA-2222-3333'));
    expect(message.value).toBe('First and second');
    await user().click(send);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ content: 'First and second' });
    expect(sent()[1]!.attempt).not.toBe(sent()[0]!.attempt);
    respond('BBBB-2222-3333');
    await waitFor(() => expect(opened.getByRole('status').textContent).toContain('BBBB-2222-3333'));
    expect(message.value).toBe('');
  });
});

import { act, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerCalls } from '../answer-calls';
import { articles, draw, launcher, open, panel, user, words } from './render-builtin-chat';

describe('the panel', () => {
  it('closes at Escape, and the focus returns to the button', async () => {
    draw();
    await open();
    await user().keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(launcher());
  });

  it('leaves Escape alone when the focus is elsewhere on the page', async () => {
    draw();
    await open();
    act(() => (document.activeElement as HTMLElement).blur());
    await user().keyboard('{Escape}');
    expect(panel()).not.toBeNull();
  });

  it('keeps what was written when it is closed and opened again', async () => {
    draw();
    const opened = await open();
    await user().type(within(opened).getByRole('textbox', { name: words.message }), 'Half a question');
    await user().keyboard('{Escape}');
    const again = await open();
    expect(within(again).getByRole<HTMLTextAreaElement>('textbox', { name: words.message }).value).toBe(
      'Half a question',
    );
  });

  it('shows help articles in their own language, a way to sales, and the address to write to', async () => {
    draw();
    const opened = within(await open());
    const article = await opened.findByRole('link', { name: 'Proxies' });
    expect([article.getAttribute('href'), article.lang]).toEqual(['/docs/proxies', 'en-US']);
    expect(opened.getByRole('link', { name: words.preSales }).getAttribute('href')).toBe('/pre-sales');
    expect(opened.getByRole('link', { name: 'hello@facetry.example' }).getAttribute('href')).toBe(
      'mailto:hello@facetry.example',
    );
  });

  it('does without the articles when they cannot be had', async () => {
    answerCalls({});
    draw();
    const opened = within(await open());
    expect(opened.queryByRole('heading', { name: words.articles })).toBeNull();
    expect(opened.getByRole('textbox', { name: words.message })).toBeDefined();
  });

  it('labels its fields, lets the browser fill in the address, and leaves it to the server to count characters', async () => {
    draw();
    const opened = within(await open());
    const email = opened.getByRole<HTMLInputElement>('textbox', { name: words.email });
    expect([email.type, email.autocomplete, email.maxLength, email.required]).toEqual(['email', 'email', -1, false]);
    const message = opened.getByRole<HTMLTextAreaElement>('textbox', { name: words.message });
    expect([message.maxLength, message.required]).toEqual([-1, true]);
  });

  it('hides from people the field that only machines fill in', async () => {
    draw();
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

  it('takes one message after the other, each with its number, and keeps what is written meanwhile', async () => {
    let answer!: (id: string) => void;
    const asked = answerCalls({
      '/api/site/help-articles': { data: { articles } },
      '/api/site/message': () => new Promise((resolve) => (answer = (id) => resolve({ data: { id } }))),
    });
    const sent = () => asked.filter(({ path }) => path === '/api/site/message').map(({ body }) => body);
    draw();
    const opened = within(await open());
    const message = opened.getByRole<HTMLTextAreaElement>('textbox', { name: words.message });
    const send = opened.getByRole('button', { name: words.send });
    await user().type(message, 'First');
    await user().dblClick(send);
    await waitFor(() => expect(sent()).toMatchObject([{ content: 'First', locale: 'en', page: '/', website: '' }]));
    await user().type(message, ' and second');
    answer('AAAA-2222-3333');
    await waitFor(() => expect(opened.getByRole('status').textContent).toContain('AAAA-2222-3333'));
    expect(message.value).toBe('First and second');
    await user().click(send);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ content: 'First and second' });
    expect(sent()[1]!.attempt).not.toBe(sent()[0]!.attempt);
    answer('BBBB-2222-3333');
    await waitFor(() => expect(opened.getByRole('status').textContent).toContain('BBBB-2222-3333'));
    expect(message.value).toBe('');
  });
});

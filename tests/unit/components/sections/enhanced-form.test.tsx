import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ContactForm } from '@/components/sections/contact-form';
import { HelpfulVote } from '@/components/sections/helpful-vote';
import client from '@/messages/en/client.json';
import english from '@/messages/en/contact.json';
import { answerCalls, type Asked } from '../answer-calls';
import { setPageLocale } from '../root-params';

const words = english.form;
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const sendButton = () => screen.getByRole('button', { name: words.send });
const said = () => screen.getByRole('status').textContent;
const user = userEvent.setup();

/** An answer that comes when the test says so. */
function heldAnswer() {
  let answer!: (id: string) => void;
  const held = new Promise<{ data: { id: string } }>((resolve) => (answer = (id) => resolve({ data: { id } })));
  return { held: () => held, answer };
}

const sentTo = (asked: Asked[], path: string) => asked.filter((one) => one.path === path).map(({ body }) => body);

/** True when leaving the page would make the browser ask. */
const isWarned = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function openFilled(content: string): Promise<void> {
  render(await ContactForm());
  await user.type(field(words.name), 'Ada');
  await user.type(field(words.email), 'ada@example.org');
  await user.type(field(words.content), content);
}

beforeEach(() => setPageLocale('en'));

describe('a message to sales', () => {
  it('is sent once by a double click, with what was written and how long that took', async () => {
    const { held, answer } = heldAnswer();
    const asked = answerCalls({ '/api/site/contact': held });
    await openFilled('Twelve accounts');
    await user.dblClick(sendButton());
    await waitFor(() => expect(said()).toBe(client.contact.sending));
    await user.click(sendButton());
    answer('K7QM-2XRA-9TPW');
    await waitFor(() => expect(said()).toContain('K7QM-2XRA-9TPW'));
    const sent = sentTo(asked, '/api/site/contact');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ name: 'Ada', email: 'ada@example.org', content: 'Twelve accounts', locale: 'en' });
    expect(Number(sent[0]!.filled_in)).toBeGreaterThan(0);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('that has to be mended marks the fields, says why beside each, and leads to the first', async () => {
    answerCalls({
      '/api/site/contact': () => ({ status: 400, code: 400, data: { fields: { content: 'long', email: 'mail' } } }),
    });
    await openFilled('\u{1F468}\u200D\u{1F469}\u200D\u{1F467} two');
    await user.click(sendButton());
    await waitFor(() => expect(said()).toBe(client.contact.check));
    const [name, email, content] = [words.name, words.email, words.content].map(field) as HTMLInputElement[];
    expect([name, email, content].map((one) => one!.getAttribute('aria-invalid'))).toEqual([null, 'true', 'true']);
    const described = (description: string) => screen.queryByRole('textbox', { description });
    expect(described(client.contact.mail)).toBe(email);
    expect(described('At most 5000 characters, please; this has 5.')).toBe(content);
    expect(document.activeElement).toBe(email);
    expect(email!.value).toBe('ada@example.org');
    await user.type(email!, 'x');
    expect([email!.getAttribute('aria-invalid'), content!.getAttribute('aria-invalid')]).toEqual([null, 'true']);
    expect(described(client.contact.mail)).toBeNull();
  });

  it('stays as it was written when it cannot be sent, and is known as the same when it is sent again', async () => {
    let tries = 0;
    const asked = answerCalls({
      '/api/site/contact': () => {
        tries += 1;
        // The server has taken it, but its answer is lost.
        if (tries === 1) throw new TypeError('Failed to fetch');
        return { data: { id: 'K7QM-2XRA-9TPW' } };
      },
    });
    await openFilled('Twelve accounts');
    await user.click(sendButton());
    await waitFor(() => expect(said()).toBe(client.contact.failed));
    expect(field(words.content).value).toBe('Twelve accounts');
    await user.click(sendButton());
    await waitFor(() => expect(said()).toContain('K7QM-2XRA-9TPW'));
    const [first, second] = sentTo(asked, '/api/site/contact');
    expect(first!.attempt).toMatch(/^[\w-]{16,64}$/);
    expect(second!.attempt).toBe(first!.attempt);
  });

  it('keeps what is written while it is on its way', async () => {
    const { held, answer } = heldAnswer();
    answerCalls({ '/api/site/contact': held });
    await openFilled('Twelve accounts');
    await user.click(sendButton());
    await user.type(field(words.content), ' and three seats');
    answer('K7QM-2XRA-9TPW');
    await waitFor(() => expect(said()).toContain('K7QM-2XRA-9TPW'));
    expect(field(words.content).value).toBe('Twelve accounts and three seats');
    expect(isWarned()).toBe(true);
  });

  it('makes the browser ask before the page is left, from its first letter until it has arrived', async () => {
    const { held, answer } = heldAnswer();
    answerCalls({ '/api/site/contact': held });
    render(await ContactForm());
    expect(isWarned()).toBe(false);
    await user.type(field(words.name), 'A');
    expect(isWarned()).toBe(true);
    await user.type(field(words.email), 'ada@example.org');
    await user.type(field(words.content), 'Twelve accounts');
    await user.click(sendButton());
    expect(isWarned()).toBe(true);
    answer('K7QM-2XRA-9TPW');
    await waitFor(() => expect(said()).toContain('K7QM-2XRA-9TPW'));
    expect(isWarned()).toBe(false);
  });

  it('is told apart when there were too many', async () => {
    answerCalls({ '/api/site/contact': { status: 429, code: 429 } });
    await openFilled('Once more');
    await user.click(sendButton());
    await waitFor(() => expect(said()).toBe(client.contact.tooMany));
    expect(field(words.content).value).toBe('Once more');
  });
});

describe('a vote', () => {
  it('is counted once by a double click', async () => {
    const asked = answerCalls({ '/api/site/helpful': {} });
    render(await HelpfulVote({ path: '/docs/proxies' }));
    await user.dblClick(screen.getByRole('button', { name: english.helpful.yes }));
    await waitFor(() => expect(said()).toBe(english.helpful.thanks));
    expect(sentTo(asked, '/api/site/helpful')).toMatchObject([{ helpful: 'yes', page: '/docs/proxies' }]);
  });

  it('that is not taken can be given again, and keeps nobody on the page', async () => {
    answerCalls({});
    render(await HelpfulVote({ path: '/docs/proxies' }));
    await user.click(screen.getByRole('button', { name: english.helpful.no }));
    await waitFor(() => expect(said()).toBe(english.helpful.failed));
    expect(isWarned()).toBe(false);
    expect(screen.getByRole('button', { name: english.helpful.no })).toBeDefined();
  });

  it('is told apart when there were too many', async () => {
    answerCalls({ '/api/site/helpful': { status: 429, code: 429 } });
    render(await HelpfulVote({ path: '/docs/proxies' }));
    await user.click(screen.getByRole('button', { name: english.helpful.yes }));
    await waitFor(() => expect(said()).toBe(english.helpful.tooMany));
  });
});

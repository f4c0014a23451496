import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ContactForm } from '@/components/sections/contact-form';
import { HelpfulVote } from '@/components/sections/helpful-vote';
import { honeypotField } from '@/lib/contract/form-limits';
import english from '@/messages/en/contact.json';
import russian from '@/messages/ru/contact.json';
import { setPageLocale } from '../root-params';

const words = english.form;
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const hidden = (name: string) => document.querySelector<HTMLInputElement>(`input[type=hidden][name=${name}]`)!.value;
const user = () => userEvent.setup();

beforeEach(() => setPageLocale('en'));

describe('the form to sales', () => {
  it('labels every field, and says which may stay empty', async () => {
    render(await ContactForm());
    expect(field(words.name).required).toBe(true);
    expect(field(words.email).required).toBe(true);
    expect(field(words.content).required).toBe(true);
    expect(field(`${words.company} ${words.optional}`).required).toBe(false);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: words.send }).type).toBe('submit');
  });

  it('lets the browser fill in who the visitor is', async () => {
    render(await ContactForm());
    expect(field(words.name).autocomplete).toBe('name');
    expect([field(words.email).autocomplete, field(words.email).type]).toEqual(['email', 'email']);
    expect(field(`${words.company} ${words.optional}`).autocomplete).toBe('organization');
  });

  it('leaves it to the server to count characters, as browsers count an emoji twice', async () => {
    render(await ContactForm());
    for (const one of screen.getAllByRole<HTMLInputElement>('textbox')) expect(one.maxLength).toBe(-1);
  });

  it('keeps from people, and from what fills in for them, the field that only machines fill in', async () => {
    render(await ContactForm());
    expect(screen.queryByRole('textbox', { name: words.trap })).toBeNull();
    const trap = document.querySelector<HTMLInputElement>(`input[name=${honeypotField}]`)!;
    expect(trap.autocomplete).toBe('off');
    const keys = user();
    const reached: Element[] = [];
    for (let step = 0; step < 6; step += 1) {
      await keys.tab();
      reached.push(document.activeElement!);
    }
    expect(reached).toContain(screen.getByRole('button', { name: words.send }));
    expect(reached).not.toContain(trap);
  });

  it('is not sent with an address that is none', async () => {
    render(await ContactForm());
    await user().type(field(words.email), 'ada');
    expect(field(words.email).validity.typeMismatch).toBe(true);
    expect(field(words.email).form!.checkValidity()).toBe(false);
  });

  it('is sent by the browser itself, with the language and the page it belongs to', async () => {
    setPageLocale('ru');
    render(await ContactForm());
    expect(field(russian.form.name)).toBeDefined();
    const form = field(russian.form.name).form!;
    expect([form.getAttribute('action'), form.method]).toEqual(['/api/site/contact', 'post']);
    expect([hidden('locale'), hidden('page')]).toEqual(['ru', '/ru/pre-sales']);
  });
});

describe('the vote on an article', () => {
  it('is two buttons of a form that works by itself', async () => {
    setPageLocale('ru');
    render(await HelpfulVote({ path: '/docs/proxies' }));
    expect(screen.getByText(russian.helpful.question)).toBeDefined();
    const buttons = [russian.helpful.yes, russian.helpful.no].map((name) =>
      screen.getByRole<HTMLButtonElement>('button', { name }),
    );
    expect(buttons.map(({ type, name, value }) => [type, name, value])).toEqual([
      ['submit', 'helpful', 'yes'],
      ['submit', 'helpful', 'no'],
    ]);
    const form = buttons[0]!.form!;
    expect([form.getAttribute('action'), form.method]).toEqual(['/api/site/helpful', 'post']);
    expect([hidden('locale'), hidden('page')]).toEqual(['ru', '/ru/docs/proxies']);
  });
});

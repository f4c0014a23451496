import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ContactForm } from '@/components/sections/contact-form';
import { HelpfulVote } from '@/components/sections/helpful-vote';
import { honeypotField } from '@/lib/contract/form-limits';
import english from '@/messages/en/contact.json';
import russian from '@/messages/ru/contact.json';
import { setPageLocale } from '../root-params';

const messages = english.form;
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const hidden = (name: string) => document.querySelector<HTMLInputElement>(`input[type=hidden][name=${name}]`)!.value;
const user = () => userEvent.setup();

beforeEach(() => setPageLocale('en'));

describe('sales form', () => {
  it('the sales form labels every field and marks optional ones', async () => {
    render(await ContactForm());
    expect(field(messages.name).required).toBe(true);
    expect(field(messages.email).required).toBe(true);
    expect(field(messages.content).required).toBe(true);
    expect(field(`${messages.company} ${messages.optional}`).required).toBe(false);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: messages.send }).type).toBe('submit');
  });

  it('the sales form supports autofill of contact details', async () => {
    render(await ContactForm());
    expect(field(messages.name).autocomplete).toBe('name');
    expect([field(messages.email).autocomplete, field(messages.email).type]).toEqual(['email', 'email']);
    expect(field(`${messages.company} ${messages.optional}`).autocomplete).toBe('organization');
  });

  it('character limits are left to the server, because browsers count an emoji twice', async () => {
    render(await ContactForm());
    for (const field of screen.getAllByRole<HTMLInputElement>('textbox')) expect(field.maxLength).toBe(-1);
  });

  it('the honeypot field is hidden from people and autofill', async () => {
    render(await ContactForm());
    expect(screen.queryByRole('textbox', { name: messages.honeypot })).toBeNull();
    const honeypot = document.querySelector<HTMLInputElement>(`input[name=${honeypotField}]`)!;
    expect(honeypot.autocomplete).toBe('off');
    const keys = user();
    const reached: Element[] = [];
    for (let step = 0; step < 6; step += 1) {
      await keys.tab();
      reached.push(document.activeElement!);
    }
    expect(reached).toContain(screen.getByRole('button', { name: messages.send }));
    expect(reached).not.toContain(honeypot);
  });

  it('a form with an invalid mail address is not sent', async () => {
    render(await ContactForm());
    await user().type(field(messages.email), 'ada');
    expect(field(messages.email).validity.typeMismatch).toBe(true);
    expect(field(messages.email).form!.checkValidity()).toBe(false);
  });

  it('the form works without scripts, and includes the language and the page', async () => {
    setPageLocale('ru');
    render(await ContactForm());
    expect(field(russian.form.name)).toBeDefined();
    const form = field(russian.form.name).form!;
    expect([form.getAttribute('action'), form.method]).toEqual(['/api/site/contact', 'post']);
    expect([hidden('locale'), hidden('page')]).toEqual(['ru', '/ru/pre-sales']);
  });
});

describe('article vote', () => {
  it('the vote is a form with two buttons that works without scripts', async () => {
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

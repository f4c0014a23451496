import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ContactForm } from '@/components/sections/contact-form';
import { honeypotField } from '@/lib/contract/form-limits';
import english from '@/messages/en/contact.json';
import { setPageLocale } from '../root-params';

const messages = english.form;
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const user = () => userEvent.setup();

beforeEach(() => setPageLocale('en'));

describe('sales form', () => {
  it('the sales form supports autofill of contact details', async () => {
    render(await ContactForm());
    expect(field(messages.name).autocomplete).toBe('name');
    expect([field(messages.email).autocomplete, field(messages.email).type]).toEqual(['email', 'email']);
    expect(field(`${messages.company} ${messages.optional}`).autocomplete).toBe('organization');
  });

  it('the sales form leaves character limits to the server, because browsers count an emoji twice', async () => {
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
});

import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { NumberField } from '@/components/ui/number-field';
import pricing from '@/messages/en/pricing.json';

const messages = pricing.calculator;
const label = messages.profiles;
const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: label });
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: label });
const fewer = () => screen.getByRole('button', { name: `${messages.fewer}: ${label}` });
const extra = () => screen.getByRole('button', { name: `${messages.more}: ${label}` });

type Props = { initial: number; stops?: readonly number[] };

function Example({ initial, ...props }: Props) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <NumberField id="profiles" max={100} labels={messages} {...{ label, value, ...props }} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const value = () => Number(screen.getByRole('status').textContent);
const user = userEvent.setup();

/** Renders a field with the number 5, and types in it. */
async function type(text: string): Promise<void> {
  render(<Example initial={5} />);
  await user.clear(field());
  if (text) await user.type(field(), text);
}

it.each([
  ['below one', 1, fewer],
  ['above its limit', 100, extra],
])('the buttons of a number field do not go %s', async (_, initial, button) => {
  render(<Example initial={initial} />);
  await user.click(button());
  expect(value()).toBe(initial);
});

it('a number field accepts typed numbers up to the limit', async () => {
  await type('42');
  expect(value()).toBe(42);
  await user.type(field(), '7');
  expect(value()).toBe(100);
  await user.tab();
  expect(field().value).toBe('100');
});

it('a number field may be empty while edited, and then shows the last number again', async () => {
  await type('');
  expect([field().value, value()]).toEqual(['', 5]);
  await user.tab();
  expect(field().value).toBe('5');
});

it.each(['0', '-3'])('a number field does not accept %s', async (text) => {
  await type(text);
  await user.tab();
  expect(value()).toBeGreaterThanOrEqual(1);
  expect(Number(field().value)).toBe(value());
});

it('a number field accepts integers only', async () => {
  await type('2.6');
  expect(value()).toBe(3);
});

it('the slider of a number field moves by its stops and announces the number, not the stop', () => {
  render(<Example initial={12} stops={[1, 10, 50, 100]} />);
  expect([slider().value, slider().getAttribute('aria-valuetext')]).toEqual(['1', '12']);
  fireEvent.change(slider(), { target: { value: '2' } });
  expect([value(), slider().getAttribute('aria-valuetext')]).toEqual([50, '50']);
  expect(slider().max).toBe('3');
});

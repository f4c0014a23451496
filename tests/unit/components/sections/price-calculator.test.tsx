import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PriceCalculator } from '@/components/sections/price-calculator';
import { formatMoney } from '@/lib/pricing/money';
import { currencies, limits, packs, periods, planIds, plans, type PlanId } from '@/lib/pricing/plans';
import { cheapestQuote, quotePrice } from '@/lib/pricing/quote';
import pricing from '@/messages/en/pricing.json';

const messages = pricing.calculator;
const names = Object.fromEntries(planIds.map((id) => [id, pricing.plans[id].name])) as Record<PlanId, string>;
const result = () => screen.getByRole('status');
const set = (label: string, value: number) =>
  fireEvent.change(screen.getByRole('spinbutton', { name: label }), { target: { value: String(value) } });

/** The monthly amounts of a price in dollars. */
const dollars = (label: string) => {
  const line = within(result()).getByText(label).parentElement!;
  return line.querySelector('[data-currency=USD][data-period=monthly]')!.textContent;
};

const renderComponent = () => render(<PriceCalculator messages={messages} plans={names} />);

describe('price calculator', () => {
  it('the cheapest plan and its price are announced when they change', () => {
    renderComponent();
    expect(result().tagName).toBe('OUTPUT');
    for (const [profiles, seats] of [
      [plans.free.profiles, plans.free.seats],
      [plans.team.profiles, plans.team.seats],
      [limits.profiles, limits.seats],
    ] as const) {
      set(messages.profiles, profiles);
      set(messages.seats, seats);
      const quote = cheapestQuote(profiles, seats);
      const price = quotePrice(quote, 'USD');
      expect(result().textContent).toContain(names[quote.plan]);
      expect(dollars(messages.price)).toBe(formatMoney(price, 'USD'));
      expect(dollars(messages.perProfile)).toBe(formatMoney(price / profiles, 'USD'));
    }
  });

  it('extra packs are mentioned when they are included', () => {
    renderComponent();
    set(messages.seats, plans.business.seats);
    set(messages.profiles, plans.business.profiles + packs.profiles.size);
    expect(result().textContent).toContain(messages.extras);
    set(messages.profiles, plans.business.profiles);
    expect(result().textContent).not.toContain(messages.extras);
  });

  it('the result refers to its two fields', () => {
    renderComponent();
    const ids = screen.getAllByRole('spinbutton').map(({ id }) => id);
    expect(result().getAttribute('for')!.split(' ')).toEqual(ids);
  });

  it('prices in every currency and period are rendered, and only the chosen one is shown', () => {
    renderComponent();
    for (const currency of currencies) {
      for (const period of periods) {
        expect(result().querySelectorAll(`[data-currency=${currency}][data-period=${period}]`)).toHaveLength(2);
      }
    }
  });

  it.each([
    [messages.profiles, limits.profiles],
    [messages.seats, limits.seats],
  ])('a value cannot exceed its limit: %s', (label, limit) => {
    renderComponent();
    set(label, limit + 1);
    fireEvent.blur(screen.getByRole('spinbutton', { name: label }));
    expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: label }).value).toBe(String(limit));
  });

  it('the price calculator works with the keyboard', async () => {
    const user = userEvent.setup();
    renderComponent();
    const before = dollars(messages.price);
    for (let press = 0; press < 3; press += 1) await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: `${messages.more}: ${messages.profiles}` }));
    await user.keyboard('{Enter} ');
    expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: messages.profiles }).value).toBe('52');
    expect(dollars(messages.perProfile)).not.toBe(before);
  });
});

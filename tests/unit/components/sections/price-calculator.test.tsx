import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PriceCalculator } from '@/components/sections/price-calculator';
import { formatMoney } from '@/lib/pricing/money';
import { currencies, limits, packs, periods, planIds, plans, type PlanId } from '@/lib/pricing/plans';
import { cheapestQuote, quotePrice } from '@/lib/pricing/quote';
import pricing from '@/messages/en/pricing.json';

const words = pricing.calculator;
const names = Object.fromEntries(planIds.map((id) => [id, pricing.plans[id].name])) as Record<PlanId, string>;
const result = () => screen.getByRole('status');
const set = (label: string, value: number) =>
  fireEvent.change(screen.getByRole('spinbutton', { name: label }), { target: { value: String(value) } });

/** The monthly amounts of one of the two prices, in dollars. */
const dollars = (label: string) => {
  const line = within(result()).getByText(label).parentElement!;
  return line.querySelector('[data-currency=USD][data-period=monthly]')!.textContent;
};

const draw = () => render(<PriceCalculator words={words} plans={names} />);

describe('the price calculator', () => {
  it('tells the cheapest plan and its price where a screen reader hears it change', () => {
    draw();
    expect(result().tagName).toBe('OUTPUT');
    for (const [profiles, seats] of [
      [plans.free.profiles, plans.free.seats],
      [plans.team.profiles, plans.team.seats],
      [limits.profiles, limits.seats],
    ] as const) {
      set(words.profiles, profiles);
      set(words.seats, seats);
      const quote = cheapestQuote(profiles, seats);
      const price = quotePrice(quote, 'USD');
      expect(result().textContent).toContain(names[quote.plan]);
      expect(dollars(words.price)).toBe(formatMoney(price, 'USD'));
      expect(dollars(words.perProfile)).toBe(formatMoney(price / profiles, 'USD'));
    }
  });

  it('says when extra packs are counted in', () => {
    draw();
    set(words.seats, plans.business.seats);
    set(words.profiles, plans.business.profiles + packs.profiles.size);
    expect(result().textContent).toContain(words.extras);
    set(words.profiles, plans.business.profiles);
    expect(result().textContent).not.toContain(words.extras);
  });

  it('belongs to its two fields', () => {
    draw();
    const ids = screen.getAllByRole('spinbutton').map(({ id }) => id);
    expect(result().getAttribute('for')!.split(' ')).toEqual(ids);
  });

  it('holds every currency and period, of which the page shows the chosen one', () => {
    draw();
    for (const currency of currencies) {
      for (const period of periods) {
        expect(result().querySelectorAll(`[data-currency=${currency}][data-period=${period}]`)).toHaveLength(2);
      }
    }
  });

  it.each([
    [words.profiles, limits.profiles],
    [words.seats, limits.seats],
  ])('takes no more than its limit: %s', (label, limit) => {
    draw();
    set(label, limit + 1);
    fireEvent.blur(screen.getByRole('spinbutton', { name: label }));
    expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: label }).value).toBe(String(limit));
  });

  it('is used by keys alone', async () => {
    const user = userEvent.setup();
    draw();
    const before = dollars(words.price);
    for (let press = 0; press < 3; press += 1) await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: `${words.more}: ${words.profiles}` }));
    await user.keyboard('{Enter} ');
    expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: words.profiles }).value).toBe('52');
    expect(dollars(words.perProfile)).not.toBe(before);
  });
});

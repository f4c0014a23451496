import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ReferralCalculator } from '@/components/sections/referral-calculator';
import { formatMoney } from '@/lib/pricing/money';
import { plans, type PlanId } from '@/lib/pricing/plans';
import { program } from '@/lib/pricing/referral-program';
import pricing from '@/messages/en/pricing.json';
import referral from '@/messages/en/referral.json';

const { fewer, more } = pricing.calculator;
const words = { ...referral.calculator, fewer, more };
const options = (['solo', 'team', 'business'] as const).map((value) => ({ value, label: pricing.plans[value].name }));
const result = () => screen.getByRole('status').textContent;
const set = (label: string, value: number) =>
  fireEvent.change(screen.getByRole('spinbutton', { name: label }), { target: { value: String(value) } });

/** What one payment for a plan brings, so many times, as it is written. */
const share = (plan: PlanId, times = 1) => formatMoney(plans[plan].price.USD * program.rate * times, 'USD');

const draw = () => render(<ReferralCalculator words={words} options={options} initial="team" currency="USD" />);

describe('the referral calculator', () => {
  it('tells what a number of people bring, where a screen reader hears it change', () => {
    draw();
    set(words.people, 1);
    set(words.months, 1);
    expect(result()).toBe(`${words.total}${share('team')}${words.lastMonth}${share('team')}`);
    set(words.months, 2);
    expect(result()).toBe(`${words.total}${share('team', 3)}${words.lastMonth}${share('team', 2)}`);
  });

  it('follows the plan that is chosen', async () => {
    const user = userEvent.setup();
    draw();
    set(words.people, 1);
    set(words.months, 1);
    expect(screen.getByRole('group', { name: words.plan })).toBeDefined();
    await user.click(screen.getByRole('radio', { name: pricing.plans.business.name }));
    expect(result()).toBe(`${words.total}${share('business')}${words.lastMonth}${share('business')}`);
    await user.click(screen.getByRole('radio', { name: pricing.plans.team.name }));
    expect(result()).toBe(`${words.total}${share('team')}${words.lastMonth}${share('team')}`);
  });

  it.each([
    [words.people, 500],
    [words.months, 36],
  ])('takes no more than its limit: %s', (label, limit) => {
    draw();
    set(label, limit);
    const atLimit = result();
    set(label, limit + 1);
    expect(result()).toBe(atLimit);
  });
});

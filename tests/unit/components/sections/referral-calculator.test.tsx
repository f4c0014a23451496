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
const messages = { ...referral.calculator, fewer, more };
const options = (['solo', 'team', 'business'] as const).map((value) => ({ value, label: pricing.plans[value].name }));
const result = () => screen.getByRole('status').textContent;
const set = (label: string, value: number) =>
  fireEvent.change(screen.getByRole('spinbutton', { name: label }), { target: { value: String(value) } });

/** The formatted commission of `times` payments for a plan. */
const share = (plan: PlanId, times = 1) => formatMoney(plans[plan].price.USD * program.rate * times, 'USD');

const renderComponent = () =>
  render(<ReferralCalculator messages={messages} options={options} initial="team" currency="USD" />);

describe('referral calculator', () => {
  it('the commission for a number of people is announced when it changes', () => {
    renderComponent();
    set(messages.people, 1);
    set(messages.months, 1);
    expect(result()).toBe(`${messages.total}${share('team')}${messages.lastMonth}${share('team')}`);
    set(messages.months, 2);
    expect(result()).toBe(`${messages.total}${share('team', 3)}${messages.lastMonth}${share('team', 2)}`);
  });

  it('the commission follows the selected plan', async () => {
    const user = userEvent.setup();
    renderComponent();
    set(messages.people, 1);
    set(messages.months, 1);
    expect(screen.getByRole('group', { name: messages.plan })).toBeDefined();
    await user.click(screen.getByRole('radio', { name: pricing.plans.business.name }));
    expect(result()).toBe(`${messages.total}${share('business')}${messages.lastMonth}${share('business')}`);
    await user.click(screen.getByRole('radio', { name: pricing.plans.team.name }));
    expect(result()).toBe(`${messages.total}${share('team')}${messages.lastMonth}${share('team')}`);
  });

  it.each([
    [messages.people, 500],
    [messages.months, 36],
  ])('a value cannot exceed its limit: %s', (label, limit) => {
    renderComponent();
    set(label, limit);
    const atLimit = result();
    set(label, limit + 1);
    expect(result()).toBe(atLimit);
  });
});

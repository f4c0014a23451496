import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatMoney } from '@/lib/pricing/money';
import { defaultCurrency } from '@/lib/pricing/plans';
import { pricesFile, priceWarnings, pricesSchema } from '@/lib/pricing/prices-schema';

const pricesJson = readFileSync(pricesFile, 'utf8');

/** The price file with one field changed, such as `plans.team.price.USD`. */
function changed(field: string, value: unknown): unknown {
  const data = JSON.parse(pricesJson) as Record<string, unknown>;
  const names = field.split('.');
  const last = names.pop()!;
  let at = data;
  for (const name of names) at = at[name] as Record<string, unknown>;
  at[last] = value;
  return data;
}

it('the price file is valid', () => {
  expect(() => pricesSchema.parse(JSON.parse(pricesJson))).not.toThrow();
  expect(priceWarnings(pricesSchema.parse(JSON.parse(pricesJson)))).toEqual([]);
});

it.each([
  ['plans.team.price.USD', -1],
  ['plans.team.price.USD', '40'],
  ['plans.solo.profiles', 2.5],
  ['plans.solo.extensible', 1],
  ['packs.seats.size', 0],
  ['savings.yearly', 25],
  ['plans.team.price.VND', undefined],
])('an invalid price file is rejected with the name of the field: %s is %j', (field, value) => {
  const { error } = pricesSchema.safeParse(changed(field, value));
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
});

it('a currency is added by its row and its amounts', () => {
  const withEuros = pricesJson
    .replace('"USD": {', '"EUR": { "format": "€#", "locales": ["fr"] }, "USD": {')
    .replaceAll(/"USD": (\d+)/g, '"EUR": $1, "USD": $1');
  const prices = pricesSchema.parse(JSON.parse(withEuros));
  expect(formatMoney(prices.plans.team!.price.EUR! / 16, prices.currencies.EUR!)).toBe('€2.50');
  expect(defaultCurrency('fr', prices)).toBe('EUR');
});

it('a price file with unknown fields is rejected', () => {
  expect(pricesSchema.safeParse(changed('plans.gold', {})).success).toBe(false);
});

it('a price file with higher prices is accepted', () => {
  const price = { USD: 50, BRL: 250, PLN: 200, VND: 1_250_000 };
  const higher = pricesSchema.parse(changed('plans.team.price', price));
  expect(higher.plans.team!.price.USD).toBe(50);
  expect(priceWarnings(higher)).toEqual([]);
});

it.each([
  ['plans.team.price.BRL', 20, /^plans\.team\./],
  ['plans.team.price.USD', 4, /^plans\.team\./],
  ['plans.solo.price.BRL', 80, /^plans\.solo\./],
  ['plans.free.price.PLN', 5, /^plans\.free\./],
  ['savings.yearly', 0.05, /^savings\.yearly$/],
])('a suspicious price only causes a warning about itself: %s is %j', (field, value, expectedField) => {
  const warnings = priceWarnings(pricesSchema.parse(changed(field, value)));
  expect(warnings.length).toBeGreaterThan(0);
  // There are no warnings about others, even if the changed price is that of the first plan.
  for (const warning of warnings) expect(warning.field).toMatch(expectedField);
});

import { expect, it } from 'vitest';
import { formatMoney } from '@/lib/pricing/money';
import { defaultCurrency, type Currency } from '@/lib/pricing/plans';
import { fixturePrices } from './fixture-prices';

const rows: [amount: number, currency: Currency, written: string][] = [
  [1_234_567.5, 'USD', '$1,234,567.50'],
  [-5, 'USD', '-$5'],
  [0, 'USD', '$0'],
  [-0.001, 'USD', '$0'],
  [999, 'USD', '$999'],
  [1000, 'USD', '$1,000'],
  [0.1 + 0.2, 'USD', '$0.30'],
  [12.999, 'USD', '$13'],
  [12.5, 'BRL', 'R$12.50'],
  [-1234.05, 'BRL', '-R$1,234.05'],
  [12.5, 'PLN', '12.50zł'],
  [-12, 'PLN', '-12zł'],
  [250_000, 'VND', '250K₫'],
  [250_500, 'VND', '250,500₫'],
  [1_250_000, 'VND', '1,250K₫'],
  [999.6, 'VND', '1K₫'],
  [999, 'VND', '999₫'],
  [0, 'VND', '0₫'],
  [-3000, 'VND', '-3K₫'],
];

it.each(rows)('the amount %d %s is formatted as %s', (amount, currency, written) => {
  expect(formatMoney(amount, fixturePrices.currencies[currency]!)).toBe(written);
});

it.each([
  ['en', 'USD'],
  ['zh', 'USD'],
  ['uk', 'USD'],
  ['pt', 'BRL'],
  ['vn', 'VND'],
] as const)('the default currency for readers of %s is %s', (locale, currency) => {
  expect(defaultCurrency(locale, fixturePrices)).toBe(currency);
});

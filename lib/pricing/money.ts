import type { Currency } from '@/lib/pricing/plans';

const formats: Readonly<Record<Currency, (digits: string) => string>> = {
  USD: (digits) => `$${digits}`,
  BRL: (digits) => `R$${digits}`,
  PLN: (digits) => `${digits}zł`,
  VND: (digits) => `${digits}₫`,
};

const withCommas = (whole: number) => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');

/** A whole amount as it is, any other with two decimals. */
function withDecimals(cents: number): string {
  const whole = withCommas(Math.floor(cents / 100));
  const rest = cents % 100;
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`;
}

/** Dongs have no decimals; whole thousands are written with a K. */
function dongs(amount: number): string {
  return amount > 0 && amount % 1000 === 0 ? `${withCommas(amount / 1000)}K` : withCommas(amount);
}

/**
 * Writes an amount of money: `$1,234,567.50`, `R$12.50`, `12.50zł`, `250K₫`. The same in every language: thousands
 * are separated by commas, decimals are dropped when there are none, a negative amount begins with a minus.
 */
export function formatMoney(amount: number, currency: Currency): string {
  const size = Math.abs(amount);
  const digits = currency === 'VND' ? dongs(Math.round(size)) : withDecimals(Math.round(size * 100));
  const isNothing = !/[1-9]/.test(digits);
  return `${amount < 0 && !isNothing ? '-' : ''}${formats[currency](digits)}`;
}

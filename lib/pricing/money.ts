import type { Currency } from '@/lib/pricing/plans';

const formats: Readonly<Record<Currency, (digits: string) => string>> = {
  USD: (digits) => `$${digits}`,
  BRL: (digits) => `R$${digits}`,
  PLN: (digits) => `${digits}zł`,
  VND: (digits) => `${digits}₫`,
};

const withCommas = (whole: number) => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');

/** Formats an amount with two decimals, or none if it is whole. */
function withDecimals(cents: number): string {
  const whole = withCommas(Math.floor(cents / 100));
  const decimals = cents % 100;
  return decimals === 0 ? whole : `${whole}.${String(decimals).padStart(2, '0')}`;
}

/** Formats dong, which have no decimals; whole thousands are abbreviated with K. */
function formatDong(amount: number): string {
  return amount > 0 && amount % 1000 === 0 ? `${withCommas(amount / 1000)}K` : withCommas(amount);
}

/**
 * Formats an amount: `$1,234,567.50`, `R$12.50`, `12.50zł`, `250K₫`. The format is the same in every language: commas
 * between thousands, no decimals if they are zero, a leading minus for negative amounts.
 */
export function formatMoney(amount: number, currency: Currency): string {
  const absolute = Math.abs(amount);
  const digits = currency === 'VND' ? formatDong(Math.round(absolute)) : withDecimals(Math.round(absolute * 100));
  const isZero = !/[1-9]/.test(digits);
  return `${amount < 0 && !isZero ? '-' : ''}${formats[currency](digits)}`;
}

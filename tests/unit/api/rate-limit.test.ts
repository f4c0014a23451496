import { describe, expect, it } from 'vitest';
import { consume } from '@/lib/api/http/rate-limit';

/** How many of so many writes are let in, each from the address of its number. */
const letIn = (call: string, times: number, address: (i: number) => string) =>
  Array.from({ length: times }, (_, i) => consume('write', call, address(i))).filter((wait) => wait === null).length;

describe('the limit of writes', () => {
  it('counts an IPv4 address, and an IPv6 household', () => {
    expect(letIn('one', 100, () => '203.0.113.7')).toBe(60);
    expect(letIn('one', 100, (i) => `2001:db8:1:1::${i.toString(16)}`)).toBe(60);
    expect(letIn('one', 100, () => '203.0.113.8')).toBe(60);
  });

  it('lets ten households’ worth in from a provider’s customer, however many networks that has', () => {
    expect(letIn('two', 5000, (i) => `2001:db8:2:${(i % 2500).toString(16)}::1`)).toBe(600);
    expect(letIn('two', 1, () => '2001:db8:3::1')).toBe(1);
  });
});

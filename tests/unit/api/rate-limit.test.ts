import { expect, it } from 'vitest';
import { consume } from '@/lib/api/http/rate-limit';

/** Counts the accepted writes out of `times`, each sent from the IP address for its index. */
const countAccepted = (endpoint: string, times: number, ip: (i: number) => string) =>
  Array.from({ length: times }, (_, i) => consume('write', endpoint, ip(i))).filter((wait) => wait === null).length;

it('an IPv4 address and an IPv6 /64 network have one budget each', () => {
  expect(countAccepted('one', 100, () => '203.0.113.7')).toBe(60);
  expect(countAccepted('one', 100, (i) => `2001:db8:1:1::${i.toString(16)}`)).toBe(60);
  expect(countAccepted('one', 100, () => '203.0.113.8')).toBe(60);
});

it('an IPv6 /48 network has ten times the budget, however many /64 networks it contains', () => {
  expect(countAccepted('two', 5000, (i) => `2001:db8:2:${(i % 2500).toString(16)}::1`)).toBe(600);
  expect(countAccepted('two', 1, () => '2001:db8:3::1')).toBe(1);
});

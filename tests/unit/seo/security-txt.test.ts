import { expect, it } from 'vitest';
import { securityTxt } from '@/lib/seo/security-txt';

const now = new Date('2026-11-22T03:00:00.123Z');
const origins = { main: 'https://www.facetry.example', byLocale: { zh: 'https://zh.facetry.example' } };
const lines = securityTxt({ contactEmail: 'security@facetry.example' }, origins, now).split('\n');
const valuesOf = (name: string) =>
  lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));

it('security.txt has a contact and its canonical URLs, and every line is terminated', () => {
  expect(valuesOf('Contact')).toEqual(['mailto:security@facetry.example']);
  expect(valuesOf('Canonical')).toEqual([
    'https://www.facetry.example/.well-known/security.txt',
    'https://zh.facetry.example/.well-known/security.txt',
  ]);
  expect(lines.at(-1)).toBe('');
});

it('security.txt has one Expires field in RFC 3339 format, less than a year ahead', () => {
  const [expires, ...more] = valuesOf('Expires');
  expect(more).toEqual([]);
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const days = (Date.parse(expires!) - now.getTime()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

it('security.txt has the phone number of the company as a second contact', () => {
  const text = securityTxt({ contactEmail: 'a@facetry.example', phone: '+49 (30) 123-4567' }, origins, now);
  expect(text).toMatch(/^Contact: mailto:a@facetry.example\nContact: tel:\+4930123-4567\n/);
});

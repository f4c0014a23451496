import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { formFields } from '@/lib/contract/form-fields';

const isValid = (field: 'page' | 'filled_in', text: string) => z.safeParse(formFields[field], text).success;

describe('form fields', () => {
  it.each(['/', '/pre-sales', '/blog/a..b/.well-known/...', '/search?q=a/../b', '/a#/./b'])(
    'the page %s is accepted',
    (text) => expect(isValid('page', text)).toBe(true),
  );

  it.each(['/./', '/..', '/.//evil.example', '/a/../b', '/a/%2E%2e/b', '/.%2e//evil.example', '/a\\..\\b', '/..?q=a'])(
    'the page %s is refused, because browsers resolve its dot segments',
    (text) => expect(isValid('page', text)).toBe(false),
  );

  it.each(['0x10', '1e3', '-1', '1.5', ' 1', '', 'Infinity', '1'.repeat(16)])(
    'the time %j is refused, because it is not a whole number of milliseconds',
    (text) => expect(isValid('filled_in', text)).toBe(false),
  );

  it('the time is read as a number', () => {
    expect(z.parse(formFields.filled_in, '9999')).toBe(9999);
  });
});

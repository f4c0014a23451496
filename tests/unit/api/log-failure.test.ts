import { DrizzleQueryError } from 'drizzle-orm/errors';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorCode, logError } from '@/lib/api/log-failure';
import { toErrorMessage } from '@/lib/api/admin/error-message';

afterEach(() => vi.restoreAllMocks());

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });

describe('error codes in the log', () => {
  it('the log has the database error code and no values of the query', () => {
    const cause = withCode('Key (email)=(ada@example.org) already exists.', '23505');
    const error = new DrizzleQueryError('insert into "messages" values ($1)', ['ada@example.org'], cause);
    expect(errorCode(error)).toBe('23505');
  });

  it('the log has the system error code, even if several addresses were tried', () => {
    expect(errorCode(withCode('connect ECONNREFUSED 203.0.113.7:5432', 'ECONNREFUSED'))).toBe('ECONNREFUSED');
    const logged = new AggregateError([withCode('connect ECONNREFUSED ::1', 'ECONNREFUSED')], 'ada@example.org');
    expect(errorCode(new Error('ada@example.org', { cause: logged }))).toBe('ECONNREFUSED');
  });

  it('the log has the name and location of a program error', () => {
    const { message, stack } = new TypeError('ada@example.org\n    at ada@example.org.ts:1:1 is not a function');
    const error = Object.assign(new TypeError(message), { stack });
    expect(errorCode(error)).toMatch(/^TypeError at log-failure\.test\.ts:\d+:\d+$/);
  });

  it.each([
    ['an invalid code', withCode('x', 'ada@example.org')],
    ['an invalid name', Object.assign(new Error('x'), { name: 'ada@example.org', stack: 'ada@example.org' })],
    ['a thrown string', 'ada@example.org'],
    ['a thrown object', { message: 'ada@example.org', code: '23505 ada@example.org' }],
  ])('the log never contains %s', (_, error) => {
    expect(errorCode(error)).not.toContain('ada');
  });

  it('the log names the request whose client got the same ID', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    logError('/api/site/contact', withCode('x', '42P01'), 'a-b');
    expect(log.mock.calls).toEqual([['/api/site/contact: 42P01 (request a-b)']]);
  });
});

it('the error of a failed query contains no values, whichever copy of the library threw it', () => {
  const foreign = Object.assign(new Error('Failed query: select $1\nparams: ada@example.org'), {
    query: 'select $1',
    params: ['ada@example.org'],
    cause: withCode('x', '42P01'),
  });
  expect(toErrorMessage(foreign)).toBe('A query of the store failed: 42P01.');
  expect(toErrorMessage(new Error('There is no message 7.'))).toBe('There is no message 7.');
});

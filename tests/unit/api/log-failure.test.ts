import { DrizzleQueryError } from 'drizzle-orm/errors';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorCode, logError } from '@/lib/api/log-failure';
import { toErrorMessage } from '@/lib/api/admin/error-message';

afterEach(() => vi.restoreAllMocks());

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });

describe('what the log says of a failure', () => {
  it('is the code of the database, and none of the values that the query had', () => {
    const cause = withCode('Key (email)=(ada@example.org) already exists.', '23505');
    const error = new DrizzleQueryError('insert into "messages" values ($1)', ['ada@example.org'], cause);
    expect(errorCode(error)).toBe('23505');
  });

  it('is the code of the system, also where several addresses were tried', () => {
    expect(errorCode(withCode('connect ECONNREFUSED 203.0.113.7:5432', 'ECONNREFUSED'))).toBe('ECONNREFUSED');
    const tried = new AggregateError([withCode('connect ECONNREFUSED ::1', 'ECONNREFUSED')], 'ada@example.org');
    expect(errorCode(new Error('ada@example.org', { cause: tried }))).toBe('ECONNREFUSED');
  });

  it('is the name and the place of an error of the program itself', () => {
    const { message, stack } = new TypeError('ada@example.org\n    at ada@example.org.ts:1:1 is no function');
    const error = Object.assign(new TypeError(message), { stack });
    expect(errorCode(error)).toMatch(/^TypeError at log-failure\.test\.ts:\d+:\d+$/);
  });

  it.each([
    ['a code that is no code', withCode('x', 'ada@example.org')],
    ['a name that is no name', Object.assign(new Error('x'), { name: 'ada@example.org', stack: 'ada@example.org' })],
    ['a text that was thrown', 'ada@example.org'],
    ['an object that was thrown', { message: 'ada@example.org', code: '23505 ada@example.org' }],
  ])('is never %s', (_, error) => {
    expect(errorCode(error)).not.toContain('ada');
  });

  it('names the request whose caller was told the same', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    logError('/api/site/contact', withCode('x', '42P01'), 'a-b');
    expect(log.mock.calls).toEqual([['/api/site/contact: 42P01 (request a-b)']]);
  });
});

describe('what a command says of a failed query', () => {
  it('holds none of its values, whichever copy of the library it comes from', () => {
    const foreign = Object.assign(new Error('Failed query: select $1\nparams: ada@example.org'), {
      ...{ query: 'select $1', params: ['ada@example.org'] },
      cause: withCode('x', '42P01'),
    });
    expect(toErrorMessage(foreign)).toBe('The store did not take a query: 42P01.');
    expect(toErrorMessage(new Error('There is no message 7.'))).toBe('There is no message 7.');
  });
});

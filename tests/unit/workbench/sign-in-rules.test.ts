import { expect, it } from 'vitest';
import { accountDigest, attemptKey, knownBrowserCookie } from '@/lib/workbench/auth/known-browser';
import { flashCookie, readFlash } from '@/lib/workbench/forms/flash';
import { signInPath, toReturnPath } from '@/lib/workbench/paths';
import { includesRole } from '@/lib/workbench/roles';

const secret = 'a secret of the test';
const keys = { secret, isSecure: true };
const valueOf = (setCookie: string) => setCookie.split(';')[0]!;

it('a role includes those below it, and none above it', () => {
  expect(includesRole('admin', 'viewer')).toBe(true);
  expect(includesRole('editor', 'editor')).toBe(true);
  expect(includesRole('viewer', 'editor')).toBe(false);
  expect(includesRole('editor', 'admin')).toBe(false);
});

/** Whether a browser has a count of failed attempts of its own. */
const isKnownBrowser = (cookie: string | null, email: string) =>
  attemptKey(cookie, email, secret) !== accountDigest(email, secret);

it('a browser is known to the accounts it was signed in to, in any spelling of their addresses', () => {
  const first = valueOf(knownBrowserCookie(null, 'Ada@example.com', keys));
  const both = valueOf(knownBrowserCookie(first, 'bo@example.com', keys));
  expect(isKnownBrowser(both, 'ada@EXAMPLE.com')).toBe(true);
  expect(isKnownBrowser(both, 'bo@example.com')).toBe(true);
  expect(isKnownBrowser(both, 'cy@example.com')).toBe(false);
});

it('failed attempts of each known browser are counted separately', () => {
  const keyOf = (cookie: string) => attemptKey(cookie, 'ada@example.com', secret);
  const [first, second] = [1, 2].map(() => valueOf(knownBrowserCookie(null, 'ada@example.com', keys)));
  expect(keyOf(first!)).not.toBe(keyOf(second!));
  expect(keyOf(valueOf(knownBrowserCookie(first!, 'bo@example.com', keys)))).toBe(keyOf(first!));
});

it('a browser cannot make itself known', () => {
  const cookie = valueOf(knownBrowserCookie(null, 'ada@example.com', { ...keys, secret: 'another secret' }));
  expect(isKnownBrowser(cookie, 'ada@example.com')).toBe(false);
  expect(isKnownBrowser('workbench.known=.', 'ada@example.com')).toBe(false);
  expect(isKnownBrowser(null, 'ada@example.com')).toBe(false);
});

it('what a form leaves is shown on its page only, and only if the server signed it', () => {
  const flash = { path: '/workbench/people', action: 'invite', error: 'email-taken', values: { name: 'Ада' } };
  const cookie = valueOf(flashCookie(flash, keys));
  expect(readFlash(cookie, '/workbench/people', secret)).toEqual(flash);
  expect(readFlash(cookie, '/workbench/account', secret)).toBeNull();
  expect(
    readFlash(
      cookie.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      '/workbench/people',
      secret,
    ),
  ).toBeNull();
  expect(readFlash('workbench.flash=x.y', '/workbench/people', secret)).toBeNull();
});

it('values that are too long for a cookie are left out, and the error is kept', () => {
  const values = { text: 'x'.repeat(5000) };
  const cookie = flashCookie({ path: '/workbench/inbox', action: 'note', error: 'invalid', values }, keys);
  expect(cookie.length).toBeLessThan(4096);
  expect(readFlash(valueOf(cookie), '/workbench/inbox', secret)).toMatchObject({ error: 'invalid' });
});

it('cookies are not sent over plain HTTP, except on this machine', () => {
  const flash = { path: '/workbench/account', action: 'language' };
  expect(flashCookie(flash, keys)).toContain('; Secure');
  expect(flashCookie(flash, { secret, isSecure: false })).not.toContain('Secure');
  expect(knownBrowserCookie(null, 'ada@example.com', keys)).toContain('HttpOnly; SameSite=Lax; Secure');
});

it.each([
  ['/workbench/people', '/workbench/people'],
  ['/workbench/campaigns?by=source,medium', '/workbench/campaigns?by=source,medium'],
  ['/pricing', '/workbench/overview'],
  ['//evil.example', '/workbench/overview'],
  ['https://evil.example/workbench', '/workbench/overview'],
  ['/workbench/../pricing', '/workbench/overview'],
  ['/workbench\\@evil.example', '/workbench/overview'],
  ['/workbench/people\r\nSet-Cookie: a=b', '/workbench/overview'],
])('sign-in never leads away from the workbench: %j', (path, expected) => {
  expect(toReturnPath(path)).toBe(expected);
});

it('the sign-in page keeps the page to return to', () => {
  expect(signInPath('/workbench/overview')).toBe('/workbench/sign-in');
  expect(signInPath('/workbench/people')).toBe('/workbench/sign-in?next=%2Fworkbench%2Fpeople');
});

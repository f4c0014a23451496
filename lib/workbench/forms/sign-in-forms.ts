import { z } from 'zod';
import { writeLog } from '@/lib/api/workbench/audit-log';
import { hasSecureCookies } from '@/lib/workbench/auth/auth';
import { callAuth } from '@/lib/workbench/auth/call-auth';
import { knownBrowserCookie } from '@/lib/workbench/auth/known-browser';
import { deleteOneTimeLinks, findOneTimeLink } from '@/lib/api/workbench/one-time-link';
import { defineForm, type FormResult } from '@/lib/workbench/forms/define-form';
import { password, code } from '@/lib/workbench/forms/fields';
import { findPerson } from '@/lib/api/workbench/people';
import { toReturnPath } from '@/lib/workbench/paths';

/** Forms with which people sign in and out. */

/** Error keys by the codes of better-auth's answers. */
const errorKeys: Readonly<Record<string, string>> = {
  SIGN_IN_PAUSED: 'paused',
  INVALID_EMAIL: 'invalid-email',
  INVALID_EMAIL_OR_PASSWORD: 'wrong-password',
  INVALID_PASSWORD: 'wrong-password',
  INVALID_CODE: 'wrong-code',
  INVALID_BACKUP_CODE: 'wrong-code',
  INVALID_TWO_FACTOR_COOKIE: 'code-expired',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'code-expired',
  ACCOUNT_TEMPORARILY_LOCKED: 'locked',
  PASSWORD_TOO_SHORT: 'short-password',
  PASSWORD_TOO_LONG: 'long-password',
};

/** Returns the error key of a rejected request; null for a successful one. */
export async function authError(response: Response): Promise<string | null> {
  if (response.ok) return null;
  const { code: name } = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { code?: string };
  return errorKeys[name ?? ''] ?? (response.status === 429 ? 'too-many' : 'failed');
}

/** Returns the cookies of an answer of better-auth. */
export const cookiesOf = (response: Response): string[] => response.headers.getSetCookie();

const codePage = (next: string) => `/workbench/sign-in/code?next=${encodeURIComponent(next)}`;

const signIn = defineForm({
  page: 'sign-in',
  action: 'sign-in',
  access: 'everybody',
  fields: z.object({ email: z.string().trim().max(254, 'invalid-email'), password, next: z.string().default('') }),
  keeps: ['email'],
  run: async ({ email, password: entered, next }, { request }): Promise<FormResult> => {
    const target = toReturnPath(next);
    const response = await callAuth(request, '/sign-in/email', { email, password: entered });
    const error = await authError(response);
    const page = `/workbench/sign-in?next=${encodeURIComponent(target)}`;
    if (error) return { error, to: page };
    const { twoFactorRedirect } = (await response.json()) as { twoFactorRedirect?: boolean };
    return { to: twoFactorRedirect ? codePage(target) : target, cookies: cookiesOf(response) };
  },
});

const enterCode = defineForm({
  page: 'sign-in/code',
  action: 'code',
  access: 'everybody',
  fields: z.object({ code, next: z.string().default('') }),
  run: async ({ code: entered, next }, { request }): Promise<FormResult> => {
    const isRecoveryCode = !/^\d{6}$/.test(entered);
    const path = isRecoveryCode ? '/two-factor/verify-backup-code' : '/two-factor/verify-totp';
    const response = await callAuth(request, path, { code: entered });
    const error = await authError(response);
    const target = toReturnPath(next);
    if (error) return { error, to: error === 'code-expired' ? '/workbench/sign-in' : codePage(target) };
    return { to: target, cookies: cookiesOf(response) };
  },
});

const setPassword = defineForm({
  page: 'password/',
  action: 'set-password',
  access: 'everybody',
  fields: z.object({ password }),
  run: async ({ password: entered }, { request, db, origin, secret, parameter: token }): Promise<FormResult> => {
    const userId = await findOneTimeLink(db, token);
    const person = userId ? await findPerson(db, userId) : null;
    const response = await callAuth(request, '/reset-password', { newPassword: entered, token });
    const error = await authError(response);
    // The page says by itself that a link has expired.
    if (error) return error === 'failed' ? {} : { error };
    const cookie = request.headers.get('cookie');
    const known = person && knownBrowserCookie(cookie, person.email, { secret, isSecure: hasSecureCookies(origin) });
    return { to: '/workbench/sign-in', notice: 'password-set', cookies: known ? [known] : [] };
  },
});

const signOut = defineForm({
  page: 'account',
  action: 'sign-out',
  access: 'viewer',
  fields: z.object({}),
  run: async (_, { request }): Promise<FormResult> => {
    const response = await callAuth(request, '/sign-out', {});
    return { to: '/workbench/sign-in', notice: 'signed-out', cookies: cookiesOf(response) };
  },
});

const changePassword = defineForm({
  page: 'account',
  action: 'change-password',
  access: 'viewer',
  fields: z.object({ current: password, password }),
  run: async ({ current, password: next }, { request, db, member }): Promise<FormResult> => {
    const response = await callAuth(request, '/change-password', {
      currentPassword: current,
      newPassword: next,
      revokeOtherSessions: true,
    });
    const error = await authError(response);
    if (error) return { error, field: error === 'wrong-password' ? 'current' : 'password' };
    await deleteOneTimeLinks(db, member.id);
    await writeLog(db, { actor: member.email, action: 'password-changed' });
    return { notice: 'password-changed', cookies: cookiesOf(response) };
  },
});

export const signInForms = [signIn, enterCode, setPassword, signOut, changePassword];

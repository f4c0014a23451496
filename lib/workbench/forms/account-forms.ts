import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '@/lib/api/store/workbench-schema';
import { workbenchLocales } from '@/lib/i18n/workbench-locales';
import { writeLog } from '@/lib/api/workbench/audit-log';
import { callAuth } from '@/lib/workbench/auth/call-auth';
import { defineForm, type FormResult } from '@/lib/workbench/forms/define-form';
import { code, id, password } from '@/lib/workbench/forms/fields';
import { authError, cookiesOf } from '@/lib/workbench/forms/sign-in-forms';
import { endSession, endSessions, removePasskey } from '@/lib/api/workbench/people';

/** Forms of the account page, for everybody who is signed in. */

const page = { page: 'account', access: 'viewer' } as const;

const setLanguage = defineForm({
  ...page,
  action: 'language',
  fields: z.object({ locale: z.enum(workbenchLocales, 'invalid') }),
  run: async ({ locale }, { db, member }): Promise<FormResult> => {
    await db.update(users).set({ locale }).where(eq(users.id, member.id));
    await writeLog(db, { actor: member.email, action: 'language-changed', subject: locale });
    return { notice: 'saved' };
  },
});

const startSecondFactor = defineForm({
  ...page,
  action: 'start-factor',
  fields: z.object({ password }),
  run: async ({ password: entered }, { request }): Promise<FormResult> => {
    const response = await callAuth(request, '/two-factor/enable', { password: entered });
    const error = await authError(response);
    if (error) return { error, field: 'password' };
    const { totpURI, backupCodes } = (await response.json()) as { totpURI: string; backupCodes: string[] };
    return { secondFactor: { uri: totpURI, codes: backupCodes }, cookies: cookiesOf(response) };
  },
});

const confirmSecondFactor = defineForm({
  ...page,
  action: 'confirm-factor',
  fields: z.object({ code }),
  run: async ({ code: entered }, { request, db, member }): Promise<FormResult> => {
    const response = await callAuth(request, '/two-factor/verify-totp', { code: entered });
    const error = await authError(response);
    if (error) return { error, field: 'code' };
    await writeLog(db, { actor: member.email, action: 'second-factor-added' });
    return { notice: 'second-factor-on', cookies: cookiesOf(response) };
  },
});

const removeSecondFactor = defineForm({
  ...page,
  action: 'remove-factor',
  fields: z.object({ password }),
  run: async ({ password: entered }, { request, db, member }): Promise<FormResult> => {
    const response = await callAuth(request, '/two-factor/disable', { password: entered });
    const error = await authError(response);
    if (error) return { error, field: 'password' };
    await writeLog(db, { actor: member.email, action: 'second-factor-removed' });
    return { notice: 'second-factor-off', cookies: cookiesOf(response) };
  },
});

const deletePasskey = defineForm({
  ...page,
  action: 'remove-passkey',
  fields: z.object({ id }),
  run: async ({ id: passkeyId }, { db, member }): Promise<FormResult> => {
    await removePasskey(db, member.id, passkeyId);
    await writeLog(db, { actor: member.email, action: 'passkey-removed' });
    return { notice: 'passkey-removed' };
  },
});

const endOne = defineForm({
  ...page,
  action: 'end-session',
  fields: z.object({ id }),
  run: async ({ id: sessionId }, { db, member }): Promise<FormResult> => {
    if (!(await endSession(db, member.id, sessionId))) {
      await writeLog(db, { actor: member.email, action: 'session-not-ended' });
      return { error: 'unknown-session' };
    }
    await writeLog(db, { actor: member.email, action: 'sessions-ended', subject: member.email });
    return { notice: 'sessions-ended' };
  },
});

const endOthers = defineForm({
  ...page,
  action: 'end-others',
  fields: z.object({}),
  run: async (_, { db, member }): Promise<FormResult> => {
    await endSessions(db, member.id, member.sessionId);
    await writeLog(db, { actor: member.email, action: 'sessions-ended', subject: member.email });
    return { notice: 'sessions-ended' };
  },
});

export const accountForms = [
  ...[setLanguage, startSecondFactor, confirmSecondFactor, removeSecondFactor],
  ...[deletePasskey, endOne, endOthers],
];

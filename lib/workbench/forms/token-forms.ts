import { z } from 'zod';
import { writeLog } from '@/lib/api/workbench/audit-log';
import { createToken, revokeToken, tokenScopes, type TokenScope } from '@/lib/api/workbench/tokens';
import { defineForm, type FormResult } from '@/lib/workbench/forms/define-form';
import { id, line } from '@/lib/workbench/forms/fields';

/** Forms with which admins create and revoke tokens. */

const page = { page: 'tokens', access: 'admin' } as const;

/** Each check box has a field of its own, which browsers send only if it is ticked. */
const checkBox = z.string().optional();
const scopeFields = Object.fromEntries(tokenScopes.map((scope) => [scope, checkBox])) as Record<
  TokenScope,
  typeof checkBox
>;

const create = defineForm({
  ...page,
  action: 'create',
  fields: z.object({ name: line(100), ...scopeFields }),
  keeps: ['name', ...tokenScopes],
  run: async ({ name, ...boxes }, { db, member }): Promise<FormResult> => {
    const scopes = tokenScopes.filter((scope) => boxes[scope] !== undefined);
    if (scopes.length === 0) return { error: 'no-scope', field: 'scopes' };
    const value = await createToken(db, { name, scopes, createdBy: member.email });
    await writeLog(db, { actor: member.email, action: 'token-created', subject: `${name}: ${scopes.join(', ')}` });
    return { token: { name, value } };
  },
});

const revoke = defineForm({
  ...page,
  action: 'revoke',
  fields: z.object({ id }),
  run: async ({ id: tokenId }, { db, member }): Promise<FormResult> => {
    const name = await revokeToken(db, tokenId);
    if (name === null) return { error: 'unknown-token' };
    await writeLog(db, { actor: member.email, action: 'token-revoked', subject: name });
    return { notice: 'token-revoked' };
  },
});

export const tokenForms = [create, revoke];

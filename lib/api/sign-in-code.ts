import { createHash, randomBytes } from 'node:crypto';

/** Codes that the product's app exchanges for a session. The store holds only their digests, in case it leaks. */

/** The lifetime of a code, in seconds. */
export const codeLifetime = 300;

export const createSignInCode = (): string => randomBytes(24).toString('base64url');

export const hashCode = (code: string): string => createHash('sha256').update(code).digest('hex');

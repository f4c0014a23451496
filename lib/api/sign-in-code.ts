import { createHash, randomBytes } from 'node:crypto';

/** Codes that the product's app takes for a session. The store holds digests alone: who reads it can use none. */

/** For how many seconds one is good. */
export const codeLifetime = 300;

export const newCode = (): string => randomBytes(24).toString('base64url');

export const hashCode = (code: string): string => createHash('sha256').update(code).digest('hex');

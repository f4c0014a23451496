import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { site } from '@/lib/settings/site';

/** Both spellings are Google's (OpenID Connect, "Validating an ID token"). */
const issuers = ['https://accounts.google.com', 'accounts.google.com'];

const shared = globalThis as { googleKeys?: ReturnType<typeof createRemoteJWKSet> };

export type GooglePerson = { subject: string; email: string | null };

/**
 * Verifies an ID token: signature, issuer, audience, expiry.
 * @returns who it speaks of; null for a token that is not good
 * @throws when Google's keys cannot be had
 */
export async function verifyGoogleToken(token: string): Promise<GooglePerson | null> {
  const { clientId, jwksUrl } = site.google;
  if (!clientId) return null;
  shared.googleKeys ??= createRemoteJWKSet(new URL(jwksUrl));
  try {
    const { payload } = await jwtVerify(token, shared.googleKeys, {
      issuer: issuers,
      audience: clientId,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'exp'],
    });
    return { subject: payload.sub!, email: typeof payload.email === 'string' ? payload.email : null };
  } catch (error) {
    // What jose says of a token is about the token; the rest is about the network.
    const aboutKeys = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
    if (error instanceof errors.JOSEError && !aboutKeys && error.code !== 'ERR_JOSE_GENERIC') return null;
    throw error;
  }
}

import { createRemoteJWKSet, customFetch, errors, jwtVerify, type FetchImplementation } from 'jose';
import { sanitizeText } from '@/lib/contract/sanitize-text';
import { site } from '@/lib/config/site';

/** Google uses both spellings (OpenID Connect, "Validating an ID token"). */
const issuers = ['https://accounts.google.com', 'accounts.google.com'];

/** Milliseconds: the timeout for fetching Google's keys, and the pause after a failed fetch. */
const timeoutDuration = 3000;
const pauseAfterFailure = 5000;
/** The maximum response size in bytes; Google's keys take about two thousand. */
const maxResponseSize = 256 * 1024;

const shared = globalThis as { googleKeys?: ReturnType<typeof createRemoteJWKSet>; googleFailedAt?: number };

async function readLimited(response: Response): Promise<Response> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > maxResponseSize) throw new RangeError('The response is too large.');
    chunks.push(chunk);
  }
  return new Response(new Uint8Array(Buffer.concat(chunks)), { status: response.status, headers: response.headers });
}

/** Fetches Google's keys at a limited rate, so that clients sending tokens cannot trigger unlimited requests. */
const fetchKeys: FetchImplementation = async (url, options) => {
  if (performance.now() - (shared.googleFailedAt ?? -Infinity) < pauseAfterFailure) throw new errors.JWKSTimeout();
  try {
    const response = await fetch(url, options);
    if (!response.ok) throw new errors.JWKSInvalid();
    return await readLimited(response);
  } catch (error) {
    shared.googleFailedAt = performance.now();
    throw error;
  }
};

/** Characters: Google's subjects have at most 255, email addresses 254 (RFC 5321). */
const maxSubjectLength = 255;
const maxEmailLength = 254;

export type GooglePerson = { subject: string; email: string | null };

/**
 * Verifies an ID token: signature, issuer, audience, expiry.
 * @returns the person it identifies; null for an invalid token
 * @throws when Google's keys cannot be fetched
 */
export async function verifyGoogleToken(token: string): Promise<GooglePerson | null> {
  const { clientId, jwksUrl } = site.google;
  if (!clientId) return null;
  shared.googleKeys ??= createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration, [customFetch]: fetchKeys });
  try {
    const { payload } = await jwtVerify(token, shared.googleKeys, {
      issuer: issuers,
      audience: clientId,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'exp'],
    });
    const { sub, email, email_verified } = payload;
    // An email address that Google has not verified may belong to someone else.
    const isVerified = typeof email === 'string' && email_verified !== false;
    return {
      subject: sanitizeText(sub, maxSubjectLength),
      email: isVerified ? sanitizeText(email, maxEmailLength) : null,
    };
  } catch (error) {
    // Other errors of jose concern the token; the rest concern the network.
    const isKeyError = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
    if (error instanceof errors.JOSEError && !isKeyError && error.code !== 'ERR_JOSE_GENERIC') return null;
    throw error;
  }
}

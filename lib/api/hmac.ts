import { createHmac, timingSafeEqual } from 'node:crypto';

/** Computes the HMAC-SHA-256 of a text with a shared secret, as hexadecimal digits (RFC 2104). */
export function sign(text: string | Uint8Array, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Whether a signature matches the text; compares in constant time. */
export function verifySignature(signature: string, text: string | Uint8Array, secret: string): boolean {
  const [actual, expected] = [Buffer.from(signature), Buffer.from(sign(text, secret))];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

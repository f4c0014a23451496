import { generateKeyPairSync } from 'node:crypto';

/** Creates an RSA key pair as the API does for analytics. */
export const createKeyPair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

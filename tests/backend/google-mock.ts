import http from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { listen } from '../free-port';

export const clientId = '1-suite.apps.googleusercontent.com';

/** Publishes a JWKS like Google and signs ID tokens with its key. */
export async function startGoogleMock() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'suite', alg: 'RS256', use: 'sig' }];
  const server = http.createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ keys }));
  });
  const url = await listen(server);
  return {
    env: { GOOGLE_CLIENT_ID: clientId, GOOGLE_JWKS_URL: `${url}/certs` },
    /** Signs an ID token. */
    token: (subject: string, email: string) =>
      new SignJWT({ email })
        .setProtectedHeader({ alg: 'RS256', kid: 'suite' })
        .setIssuer('https://accounts.google.com')
        .setAudience(clientId)
        .setSubject(subject)
        .setExpirationTime('5m')
        .sign(privateKey),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

import { z } from 'zod';
import type { Desk } from '@/lib/config/desk-settings';

/**
 * Sign-in at GitHub, with this server as the OAuth client: GitHub requires a secret, which browsers cannot keep
 * (https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps).
 */

export type SignInResult = { token: string } | { error: string };

type Client = NonNullable<Desk['gitHubClient']>;
type Options = { client: Client; gitHubOrigin: string };

/** Reading and writing the repository; GitHub has no narrower scope for private ones. */
const scope = 'repo';
const timeout = 10_000;

/**
 * Returns the address at GitHub that asks the editor for permission.
 * @param state is repeated to the callback, which compares it with a cookie
 */
export function authorizationUrl({ client, gitHubOrigin }: Options, redirectUri: string, state: string): string {
  const parameters = { client_id: client.id, redirect_uri: redirectUri, scope, state };
  return `${gitHubOrigin}/login/oauth/authorize?${new URLSearchParams(parameters)}`;
}

const answerSchema = z.union([
  z.object({ access_token: z.string().min(1) }),
  z.object({ error: z.string(), error_description: z.string().optional() }),
]);

/** Exchanges the code of a sign-in for a token. @returns the token, or a message for the editor; never throws */
export async function requestToken(
  { client, gitHubOrigin }: Options,
  redirectUri: string,
  code: string,
  send: typeof fetch = fetch,
): Promise<SignInResult> {
  try {
    const response = await send(`${gitHubOrigin}/login/oauth/access_token`, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify({ client_id: client.id, client_secret: client.secret, code, redirect_uri: redirectUri }),
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
    });
    const answer = answerSchema.parse(await response.json());
    if ('access_token' in answer) return { token: answer.access_token };
    return { error: answer.error_description ?? answer.error };
  } catch {
    return { error: 'GitHub could not be reached, or did not answer as expected. Try again.' };
  }
}

/**
 * Returns the script of the callback page, which hands the result to the window of the desk: both exchange a greeting
 * first, by which each learns that the other is listening.
 */
export function handoverScript(result: SignInResult): string {
  const status = 'token' in result ? 'success' : 'error';
  const message = `authorization:github:${status}:${JSON.stringify({ provider: 'github', ...result })}`;
  // `<` would end the script element early.
  const literal = JSON.stringify(message).replaceAll('<', String.raw`\u003c`);
  return (
    `addEventListener('message', ({ data, origin, source }) => {` +
    `if (origin === location.origin && data === 'authorizing:github') source.postMessage(${literal}, location.origin);` +
    `});` +
    `opener?.postMessage('authorizing:github', location.origin);`
  );
}

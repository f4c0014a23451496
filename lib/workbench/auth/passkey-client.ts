import { passkeyClient as passkeyPlugin } from '@better-auth/passkey/client';
import { createAuthClient } from 'better-auth/client';

/** Creates the browser's side of passkeys, which is loaded when a button is pressed. */
export const passkeyClient = () => createAuthClient({ plugins: [passkeyPlugin()] });

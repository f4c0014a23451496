import { passkey } from '@better-auth/passkey';
import { betterAuth, type BetterAuthOptions } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins';
import { database } from '@/lib/api/store/current-store';
import { logError } from '@/lib/api/log-failure';
import * as schema from '@/lib/api/store/workbench-schema';
import type { Database } from '@/lib/api/store/store';
import { isLocalHost } from '@/lib/i18n/hosts';
import { site } from '@/lib/config/site';
import { deleteOneTimeLinks, hashIdentifier } from '@/lib/api/workbench/one-time-link';
import { writeLog } from '@/lib/api/workbench/audit-log';
import { accountDigest, attemptKey, knownBrowserCookie } from '@/lib/workbench/auth/known-browser';
import { serverSecret } from '@/lib/api/workbench/server-secret';
import { beginAttempt, forgetAllFailures, forgetFailures } from '@/lib/workbench/auth/sign-in-pause';

/** Sign-in to the workbench: passwords, passkeys, authenticator apps and sessions, by better-auth. */

export const authPath = '/api/auth';
/** Header in which the client's truncated address reaches better-auth; it is removed from requests. */
export const addressHeader = 'x-workbench-address';
/** Seconds after which people have to sign in again. */
const sessionLifetime = 12 * 60 * 60;
/** Characters. */
export const passwordLength = { min: 12, max: 200 } as const;

const second = { window: 1 } as const;
const minute = { window: 60 * second.window } as const;

/** Returns whether cookies of an origin are only sent over TLS: everywhere but on this machine. */
export const hasSecureCookies = (origin: string): boolean => !isLocalHost(new URL(origin).host);

/** Wrong codes are counted beside wrong passwords. */
const codeSuffix = ' code';

type HookContext = { path: string; body: unknown; headers?: Headers | undefined };

const emailOf = ({ body }: HookContext) => {
  const { email } = (body ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : '';
};

function createAuth(db: Database, secret: string, origin: string) {
  const isSecure = hasSecureCookies(origin);
  const keyOf = ({ headers }: HookContext, email: string) => attemptKey(headers?.get('cookie') ?? null, email, secret);
  const pauseSignIn = createAuthMiddleware(async (context) => {
    if (context.path.startsWith('/two-factor/verify')) await pauseCodes(context);
    if (context.path !== '/sign-in/email') return;
    // better-auth gives such sessions a fixed lifetime of 24 hours.
    if ((context.body as { rememberMe?: unknown } | undefined)?.rememberMe === false) throw new APIError('BAD_REQUEST');
    if (await beginAttempt(db, keyOf(context, emailOf(context)))) return;
    throw new APIError('TOO_MANY_REQUESTS', {
      code: 'SIGN_IN_PAUSED',
      message: 'Too many wrong passwords for this account. Try again in 15 minutes.',
    });
  });
  /**
   * better-auth itself would lock the account for everybody, as often as a stranger who has the password enters wrong
   * codes.
   */
  const pauseCodes = createAuthMiddleware(async (context) => {
    const { internalAdapter } = context.context;
    const challenge = await context.getSignedCookie(context.context.createAuthCookie('two_factor').name, secret);
    const verification = challenge ? await internalAdapter.findVerificationValue(challenge) : null;
    const user = verification && (await internalAdapter.findUserById(verification.value));
    if (!user || (await beginAttempt(db, `${keyOf(context, user.email)}${codeSuffix}`))) return;
    throw new APIError('TOO_MANY_REQUESTS', { code: 'ACCOUNT_TEMPORARILY_LOCKED', message: 'Too many wrong codes.' });
  });
  const rememberBrowser = createAuthMiddleware(async (context) => {
    const signedIn = context.context.newSession;
    const isRejected = isAPIError(context.context.returned);
    if (context.path === '/passkey/verify-registration' && !isRejected) {
      const session = await getSessionFromCtx(context);
      if (session) await writeLog(db, { actor: session.user.email, action: 'passkey-added' });
    }
    if (context.path === '/sign-in/email' && !isRejected) await forgetFailures(db, keyOf(context, emailOf(context)));
    if (!signedIn || !/^\/(?:sign-in|passkey|two-factor\/verify)/.test(context.path)) return;
    // The session of a password that is right is removed after this hook if it needs a code, too.
    if (context.path === '/sign-in/email' && signedIn.user.twoFactorEnabled) return;
    await forgetFailures(db, `${keyOf(context, signedIn.user.email)}${codeSuffix}`);
    const cookie = context.headers?.get('cookie') ?? null;
    context.setHeader('Set-Cookie', knownBrowserCookie(cookie, signedIn.user.email, { secret, isSecure }));
    await writeLog(db, { actor: signedIn.user.email, action: 'signed-in' });
  });
  const options = {
    appName: site.name,
    baseURL: origin,
    basePath: authPath,
    secret,
    trustedOrigins: [origin],
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: schema.users,
        session: schema.sessions,
        account: schema.accounts,
        verification: schema.verifications,
        passkey: schema.passkeys,
        twoFactor: schema.twoFactors,
        rateLimit: schema.authRateLimits,
      },
    }),
    user: {
      additionalFields: {
        role: { type: 'string', input: false },
        locale: { type: 'string', input: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: async ({ user }) => {
        await forgetAllFailures(db, accountDigest(user.email, secret));
        await deleteOneTimeLinks(db, user.id);
        await writeLog(db, { actor: user.email, action: 'password-set' });
      },
    },
    verification: { storeIdentifier: { hash: (identifier) => Promise.resolve(hashIdentifier(identifier)) } },
    session: { expiresIn: sessionLifetime, disableSessionRefresh: true, freshAge: 0 },
    rateLimit: {
      enabled: site.limitsRate,
      storage: 'database',
      ...minute,
      max: 100,
      customRules: {
        '/sign-in/email': { ...minute, max: 20 },
        '/reset-password': { ...minute, max: 10 },
        '/two-factor/*': { ...minute, max: 10 },
      },
    },
    plugins: [
      passkey({ rpID: new URL(origin).hostname, rpName: site.name, origin }),
      twoFactor({
        issuer: site.name,
        twoFactorCookieMaxAge: 600,
        trustDeviceMaxAge: 1,
        accountLockout: { enabled: false },
      }),
    ],
    hooks: { before: pauseSignIn, after: rememberBrowser },
    advanced: {
      cookiePrefix: 'workbench',
      useSecureCookies: isSecure,
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    // Otherwise failures of the store would be logged with the values of the query.
    onAPIError: { throw: true },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      // The arguments may contain addresses and tokens.
      log: (_level, message) => logError(`Sign-in: ${message.slice(0, 100)}`, null),
    },
  } satisfies BetterAuthOptions;
  return betterAuth(options);
}

export type Auth = ReturnType<typeof createAuth>;

/** Next.js loads a module once per route, but all of them share one process. */
const shared = globalThis as { workbenchAuth?: Map<string, { db: Database; auth: Auth; secret: string }> };
/** On this machine, each port is an origin. */
const maxOrigins = 20;

/** Returns sign-in for an origin of the workbench, from `workbenchOrigin`, and the secret of its cookies. */
export async function getAuth(origin: string): Promise<{ db: Database; auth: Auth; secret: string }> {
  const db = await database();
  const cache = (shared.workbenchAuth ??= new Map());
  const cached = cache.get(origin);
  // The store is opened again after a failure.
  if (cached?.db === db) return cached;
  const secret = await serverSecret(db);
  const entry = { db, auth: createAuth(db, secret, origin), secret };
  if (cache.size >= maxOrigins) cache.clear();
  cache.set(origin, entry);
  return entry;
}

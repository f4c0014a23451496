import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { rowId, timestamptz } from '@/lib/api/store/columns';
import { workbenchLocales } from '@/lib/i18n/workbench-locales';

/**
 * Tables of the workbench. better-auth requires the fields of its own tables, whose documentation is under
 * https://www.better-auth.com/docs/concepts/database and the pages of its plugins.
 */

const createdAt = () => timestamptz('created_at').notNull().defaultNow();
const updatedAt = () => timestamptz('updated_at').notNull().defaultNow();

export const workbenchRoles = ['viewer', 'editor', 'admin'] as const;
/** What a person may do in the workbench. Each role may do everything that those before it may. */
export type WorkbenchRole = (typeof workbenchRoles)[number];

export const users = pgTable('workbench_users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** In lower case. */
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  role: text('role', { enum: workbenchRoles }).notNull().default('viewer'),
  locale: text('locale', { enum: workbenchLocales }).notNull().default('en'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'workbench_sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** Truncated. */
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    userId: userId(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('workbench_sessions_user').on(table.userId)],
);

/** Passwords, by user. The other columns are for sign-in with other services, which the workbench does not offer. */
export const accounts = pgTable(
  'workbench_accounts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: userId(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: timestamptz('access_token_expires_at'),
    refreshTokenExpiresAt: timestamptz('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('workbench_accounts_user').on(table.userId)],
);

/** One-time links and challenges. */
export const verifications = pgTable(
  'workbench_verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('workbench_verifications_identifier').on(table.identifier)],
);

export const passkeys = pgTable(
  'workbench_passkeys',
  {
    id: text('id').primaryKey(),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    userId: userId(),
    credentialID: text('credential_id').notNull().unique(),
    counter: integer('counter').notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    createdAt: timestamptz('created_at').defaultNow(),
    aaguid: text('aaguid'),
  },
  (table) => [index('workbench_passkeys_user').on(table.userId)],
);

/** Secrets of authenticator apps, encrypted. */
export const twoFactors = pgTable(
  'workbench_two_factors',
  {
    id: text('id').primaryKey(),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    userId: userId(),
    verified: boolean('verified').notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: timestamptz('locked_until'),
  },
  (table) => [index('workbench_two_factors_user').on(table.userId)],
);

/** Requests per client and endpoint. */
export const authRateLimits = pgTable('workbench_rate_limits', {
  id: text('id').primaryKey(),
  key: text('key').notNull().unique(),
  count: integer('count').notNull(),
  lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
});

/** Wrong passwords from browsers that were never signed in to the account. */
export const failedSignIns = pgTable(
  'workbench_failed_sign_ins',
  {
    id: rowId(),
    /** A digest of the email address, whether or not there is such an account. */
    account: text('account').notNull(),
    at: timestamptz('at').notNull().defaultNow(),
  },
  (table) => [index('workbench_failed_sign_ins_account').on(table.account, table.at)],
);

/** Secrets that servers share. */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: createdAt(),
});

/** Who did what in the workbench. Names are copied, so that entries remain when people are removed. */
export const auditLog = pgTable(
  'workbench_log',
  {
    id: rowId(),
    at: timestamptz('at').notNull().defaultNow(),
    /** The person's email address; null for a command of the operator. */
    actor: text('actor'),
    action: text('action').notNull(),
    /** What it was done to: an email address, a slug, the id of a message. */
    subject: text('subject'),
  },
  (table) => [index('workbench_log_at').on(table.at)],
);

/** Tokens for reading exports by programs. */
export const apiTokens = pgTable('workbench_tokens', {
  id: rowId(),
  name: text('name').notNull(),
  /** SHA-256 of the token. */
  digest: text('digest').notNull().unique(),
  scopes: text('scopes').array().notNull(),
  createdBy: text('created_by').notNull(),
  createdAt: createdAt(),
  /** Updated at most once an hour. */
  usedAt: timestamptz('used_at'),
});

/** Notes on days, such as "Newsletter sent". */
export const dayNotes = pgTable(
  'workbench_notes',
  {
    id: rowId(),
    /** `2026-11-30`, in the time zone in which the report is read. */
    day: text('day').notNull(),
    text: text('text').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('workbench_notes_day').on(table.day)],
);

/** Saved queries of reports. */
export const savedViews = pgTable('workbench_views', {
  id: rowId(),
  name: text('name').notNull(),
  /** The page, `overview` or `campaigns`, and its query. */
  page: text('page').notNull(),
  query: text('query').notNull(),
  createdBy: text('created_by').notNull(),
  createdAt: createdAt(),
});

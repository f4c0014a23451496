import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { v7 as newRowId } from 'uuid';

/** Everything the site collects. docs/data.md says what each table is for and how long its rows live. */

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Means the same row in every store, so that a restored one is never taken for another (UUIDv7, RFC 9562 §5.7). */
const rowId = () => text('id').primaryKey().$defaultFn(newRowId);

/** Who sent a row. Addresses are shortened before they come here. */
const sender = {
  receivedAt: moment('received_at').notNull().defaultNow(),
  deviceId: text('device_id'),
  address: text('address'),
  userAgent: text('user_agent'),
  isBot: boolean('is_bot').notNull().default(false),
  isOwn: boolean('is_own').notNull().default(false),
};

/** Key pairs of the analytics beacon; a retired one no longer opens anything, and loses its private half after a while. */
export const beaconKeys = pgTable('beacon_keys', {
  id: text('id').primaryKey(),
  publicPem: text('public_pem').notNull(),
  privatePem: text('private_pem'),
  createdAt: moment('created_at').notNull().defaultNow(),
  retiredAt: moment('retired_at'),
});

/**
 * Analytics events; the browser makes the id, so an event that arrives twice is stored once. The table is partitioned by
 * the day on which they happened, which is the same however late one arrives.
 */
export const events = pgTable(
  'events',
  {
    day: date('day').notNull(),
    id: text('id').notNull(),
    visitId: text('visit_id'),
    type: text('op_type').notNull(),
    result: text('op_res').notNull(),
    objectType: text('op_obj_type').notNull(),
    objectValue: text('op_obj_value').notNull(),
    happenedAt: moment('user_timestamp').notNull(),
    path: text('path'),
    locale: text('locale'),
    common: jsonb('common').notNull(),
    ...sender,
  },
  (table) => [
    primaryKey({ columns: [table.day, table.id] }),
    index('events_received').on(table.receivedAt),
    index('events_visit').on(table.visitId),
    index('events_device').on(table.deviceId),
  ],
);

/** What brought a visitor: one row per landing that brought something new (record-source). */
export const landings = pgTable(
  'landings',
  {
    id: rowId(),
    visitId: text('visit_id'),
    happenedAt: moment('happened_at').notNull().defaultNow(),
    pageUrl: text('page_url'),
    locale: text('locale'),
    source: text('source'),
    utmSource: text('utm_source'),
    utmMedium: text('utm_medium'),
    utmCampaign: text('utm_campaign'),
    utmTerm: text('utm_term'),
    utmContent: text('utm_content'),
    ref: text('ref'),
    inviteCode: text('invite_code'),
    record: jsonb('record').notNull(),
    referers: jsonb('referers').notNull(),
    ...sender,
  },
  (table) => [
    index('landings_received').on(table.receivedAt),
    index('landings_visit').on(table.visitId),
    index('landings_device').on(table.deviceId),
  ],
);

/** Referral codes that visitors came with (ref/set). */
export const referrals = pgTable(
  'referrals',
  {
    id: rowId(),
    visitId: text('visit_id'),
    happenedAt: moment('happened_at').notNull().defaultNow(),
    code: text('code').notNull(),
    ...sender,
  },
  (table) => [index('referrals_received').on(table.receivedAt), index('referrals_device').on(table.deviceId)],
);

/** Sign-ins with Google; the code, of which only a digest is kept, is what the product's app exchanges once for a session. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: rowId(),
    codeHash: text('code_hash').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    redeemedAt: moment('redeemed_at'),
    subject: text('subject').notNull(),
    email: text('email'),
    language: text('language'),
    source: text('source'),
    inviteCode: text('invite_code'),
    referer: text('referer'),
    ref: text('ref'),
    ...sender,
  },
  (table) => [
    index('sign_ins_received').on(table.receivedAt),
    index('sign_ins_device').on(table.deviceId),
    index('sign_ins_mail').on(sql`lower(${table.email})`),
  ],
);

/** Browser signals, once per change. */
export const fingerprints = pgTable(
  'fingerprints',
  { id: rowId(), signals: jsonb('signals').notNull(), ...sender },
  (table) => [index('fingerprints_received').on(table.receivedAt), index('fingerprints_device').on(table.deviceId)],
);

/** What visitors wrote or voted, and whether the webhook has taken it. */
export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['contact', 'message', 'helpful'] }).notNull(),
    locale: text('locale'),
    page: text('page'),
    name: text('name'),
    email: text('email'),
    company: text('company'),
    content: text('content').notNull(),
    /** A machine seems to have sent it: it is kept for a look, and not handed on. */
    isSuspect: boolean('is_suspect').notNull().default(false),
    deliveredAt: moment('delivered_at'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    /** Why it was not taken last time. */
    lastFailure: text('last_failure'),
    /** When somebody has dealt with it. */
    doneAt: moment('done_at'),
    ...sender,
  },
  (table) => [
    index('messages_waiting').on(table.deliveredAt, table.nextAttemptAt),
    index('messages_received').on(table.receivedAt),
    index('messages_device').on(table.deviceId),
    index('messages_mail').on(sql`lower(${table.email})`),
  ],
);

/** That somebody chose, and what; without anything that names the visitor. */
export const consents = pgTable(
  'consents',
  {
    id: rowId(),
    choice: text('choice').notNull(),
    version: integer('version').notNull(),
    locale: text('locale'),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [index('consents_received').on(table.receivedAt)],
);

/** What a page's policy kept from happening; nothing of whom it happened to. */
export const policyViolations = pgTable(
  'policy_violations',
  {
    id: rowId(),
    directive: text('directive').notNull(),
    blocked: text('blocked').notNull(),
    page: text('page').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [index('policy_violations_received').on(table.receivedAt)],
);

/** What was searched for and not found, how often on a day; nothing of who searched. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    /** A digest of day, locale and query, so that each has one row. */
    id: text('id').primaryKey(),
    day: date('day').notNull(),
    locale: text('locale').notNull(),
    query: text('query').notNull(),
    count: integer('count').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [index('missed_searches_day').on(table.day), index('missed_searches_received').on(table.receivedAt)],
);

/** What was erased, so that stragglers and restored backups do not bring it back. Who it was cannot be read from it. */
export const erasures = pgTable('erasures', {
  /** A digest of the device's id or of the mail address. */
  id: text('id').primaryKey(),
  receivedAt: moment('received_at').notNull().defaultNow(),
});

/** What instances on one store do in turns: when each is due, and what tells whether the clock may be believed. */
export const chores = pgTable('chores', {
  name: text('name').primaryKey(),
  dueAt: moment('due_at').notNull(),
  /** When all of it was last done, deleting included. */
  doneAt: moment('done_at'),
  /** When the clock was last compared with the steady one of a process. */
  checkedAt: moment('checked_at'),
  /** For how many seconds processes have run while the clock kept step with them, at most a day's. */
  steadySeconds: integer('steady_seconds').notNull().default(0),
});

/** Every table that a backup holds, in the order in which it is written and read: erasures keep out what follows. */
export const tables = {
  ...{ erasures, beaconKeys, events, landings, referrals, signIns, fingerprints, messages, consents, policyViolations },
  missedSearches,
} as const;

/** The tables whose rows grow old. */
export const agingTables = [
  ...([events, landings, referrals, signIns, fingerprints, messages, consents] as const),
  ...([policyViolations, missedSearches] as const),
] as const;

/** The tables that name a device, which a visitor may have erased. */
export const deviceTables = [events, landings, referrals, signIns, fingerprints, messages] as const;

/** The tables that hold mail addresses. */
export const mailTables = [signIns, messages] as const;

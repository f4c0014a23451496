import { boolean, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** Everything the site collects. docs/data.md says what each table is for and how long its rows live. */

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Who sent a row. Addresses are shortened before they come here. */
const sender = {
  receivedAt: moment('received_at').notNull().defaultNow(),
  deviceId: text('device_id'),
  address: text('address'),
  userAgent: text('user_agent'),
  isBot: boolean('is_bot').notNull().default(false),
  isOwn: boolean('is_own').notNull().default(false),
};

/** Key pairs of the analytics beacon; a retired one no longer opens anything. */
export const beaconKeys = pgTable('beacon_keys', {
  id: text('id').primaryKey(),
  publicPem: text('public_pem').notNull(),
  privatePem: text('private_pem').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  retiredAt: moment('retired_at'),
});

/** Analytics events; the browser makes the id, so an event that arrives twice is stored once. */
export const events = pgTable(
  'events',
  {
    id: text('id').primaryKey(),
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
  (table) => [index('events_received').on(table.receivedAt), index('events_visit').on(table.visitId)],
);

/** What brought a visitor: one row per landing that brought something new (record-source). */
export const landings = pgTable(
  'landings',
  {
    id: serial('id').primaryKey(),
    visitId: text('visit_id'),
    pageUrl: text('page_url'),
    locale: text('locale'),
    source: text('source'),
    utmSource: text('utm_source'),
    utmMedium: text('utm_medium'),
    utmCampaign: text('utm_campaign'),
    record: jsonb('record').notNull(),
    referers: jsonb('referers').notNull(),
    ...sender,
  },
  (table) => [index('landings_received').on(table.receivedAt), index('landings_visit').on(table.visitId)],
);

/** Referral codes that visitors came with (ref/set). */
export const referrals = pgTable('referrals', {
  id: serial('id').primaryKey(),
  code: text('code').notNull(),
  ...sender,
});

/** Sign-ins with Google; the code is what the product's app exchanges for a session. */
export const signIns = pgTable('sign_ins', {
  id: serial('id').primaryKey(),
  code: text('code').notNull().unique(),
  subject: text('subject').notNull(),
  email: text('email'),
  language: text('language'),
  source: text('source'),
  inviteCode: text('invite_code'),
  referer: text('referer'),
  ref: text('ref'),
  ...sender,
});

/** Browser signals, once per change. */
export const fingerprints = pgTable('fingerprints', {
  id: serial('id').primaryKey(),
  signals: jsonb('signals').notNull(),
  ...sender,
});

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
    deliveredAt: moment('delivered_at'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    ...sender,
  },
  (table) => [index('messages_waiting').on(table.deliveredAt, table.nextAttemptAt)],
);

/** That somebody chose, and what; without anything that names the visitor. */
export const consents = pgTable('consents', {
  id: serial('id').primaryKey(),
  choice: text('choice').notNull(),
  version: integer('version').notNull(),
  locale: text('locale'),
  receivedAt: moment('received_at').notNull().defaultNow(),
});

/** What a page's policy kept from happening; nothing of whom it happened to. */
export const policyViolations = pgTable(
  'policy_violations',
  {
    id: serial('id').primaryKey(),
    directive: text('directive').notNull(),
    blocked: text('blocked').notNull(),
    page: text('page').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [index('policy_violations_received').on(table.receivedAt)],
);

/** Every table, parents first: the order in which a backup is written and read. */
export const tables = {
  ...{ beaconKeys, events, landings, referrals, signIns, fingerprints, messages, consents, policyViolations },
} as const;

/** The tables whose rows grow old. */
export const agingTables = [
  ...([events, landings, referrals, signIns, fingerprints, messages, consents] as const),
  policyViolations,
] as const;

/** The tables that name a device, which a visitor may have erased. */
export const deviceTables = [events, landings, referrals, signIns, fingerprints] as const;

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { campaignColumns, rowId, timestamptz } from '@/lib/api/store/columns';
import type { ErrorCount, VitalCount } from '@/lib/api/visits/measurements';
import type { VitalHistogram } from '@/lib/api/visits/vital-buckets';

/** The tables of what visitors send, and of the store's own work. docs/data.md describes the retention of each. */

/** The client that sent a row. IP addresses are already truncated. */
const clientColumns = {
  receivedAt: timestamptz('received_at').notNull().defaultNow(),
  deviceId: text('device_id'),
  address: text('address'),
  userAgent: text('user_agent'),
  isBot: boolean('is_bot').notNull().default(false),
  isInternal: boolean('is_own').notNull().default(false),
};

/** Key pairs of the analytics beacon; a retired key no longer decrypts, and its private key is deleted later. */
export const beaconKeys = pgTable('beacon_keys', {
  id: text('id').primaryKey(),
  publicPem: text('public_pem').notNull(),
  privatePem: text('private_pem'),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  retiredAt: timestamptz('retired_at'),
});

/**
 * Analytics events. The browser generates the id, so an event received twice is stored once. The table is partitioned
 * by the day of the event, not of its arrival.
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
    happenedAt: timestamptz('user_timestamp').notNull(),
    path: text('path'),
    locale: text('locale'),
    common: jsonb('common').notNull(),
    ...clientColumns,
  },
  (table) => [
    primaryKey({ columns: [table.day, table.id] }),
    index('events_received').on(table.receivedAt),
    index('events_visit').on(table.visitId),
    index('events_device').on(table.deviceId),
  ],
);

/** Sources of visits: one row per landing with new source data (record-source). */
export const landings = pgTable(
  'landings',
  {
    id: rowId(),
    visitId: text('visit_id'),
    happenedAt: timestamptz('happened_at').notNull().defaultNow(),
    pageUrl: text('page_url'),
    locale: text('locale'),
    source: text('source'),
    ...campaignColumns,
    /** ISO 3166-1 code, if GEO_DATABASE is set. */
    country: text('country'),
    record: jsonb('record').notNull(),
    referers: jsonb('referers').notNull(),
    ...clientColumns,
  },
  (table) => [
    index('landings_received').on(table.receivedAt),
    index('landings_visit').on(table.visitId),
    index('landings_device').on(table.deviceId),
  ],
);

/** Referral codes of visits (ref/set). */
export const referrals = pgTable(
  'referrals',
  {
    id: rowId(),
    visitId: text('visit_id'),
    happenedAt: timestamptz('happened_at').notNull().defaultNow(),
    code: text('code').notNull(),
    ...clientColumns,
  },
  (table) => [index('referrals_received').on(table.receivedAt), index('referrals_device').on(table.deviceId)],
);

/** Sign-ins with Google. The product's app exchanges the code, stored as a digest only, once for a session. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: rowId(),
    codeHash: text('code_hash').notNull().unique(),
    expiresAt: timestamptz('expires_at').notNull(),
    redeemedAt: timestamptz('redeemed_at'),
    subject: text('subject').notNull(),
    email: text('email'),
    language: text('language'),
    source: text('source'),
    inviteCode: text('invite_code'),
    referer: text('referer'),
    ref: text('ref'),
    ...clientColumns,
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
  { id: rowId(), signals: jsonb('signals').notNull(), ...clientColumns },
  (table) => [index('fingerprints_received').on(table.receivedAt), index('fingerprints_device').on(table.deviceId)],
);

/**
 * Messages, votes and requests to be told of a download, and their delivery to the webhook. Such a request (`notify`) has
 * the platform as its content.
 */
export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['contact', 'message', 'helpful', 'notify'] }).notNull(),
    locale: text('locale'),
    page: text('page'),
    name: text('name'),
    email: text('email'),
    company: text('company'),
    content: text('content').notNull(),
    /** Probably sent by a bot: stored for review, not delivered. */
    isSuspectedSpam: boolean('is_suspect').notNull().default(false),
    deliveredAt: timestamptz('delivered_at'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: timestamptz('next_attempt_at').notNull().defaultNow(),
    /** Why the last delivery failed. */
    lastFailure: text('last_failure'),
    /** When it was marked as done. */
    doneAt: timestamptz('done_at'),
    /** When somebody of the team began to work on it. */
    takenAt: timestamptz('taken_at'),
    /** The email address of whoever answers it. */
    assignee: text('assignee'),
    /** The team's note. */
    note: text('note'),
    ...clientColumns,
  },
  (table) => [
    index('messages_waiting').on(table.deliveredAt, table.nextAttemptAt),
    index('messages_received').on(table.receivedAt),
    index('messages_device').on(table.deviceId),
    index('messages_mail').on(sql`lower(${table.email})`),
    // One page of the inbox, which by default leaves out what is done, and spam.
    index('messages_open')
      .on(table.receivedAt, table.id)
      .where(sql`done_at is null and not is_suspect`),
  ],
);

/** Consent choices, without any identifier of the visitor. */
export const consents = pgTable(
  'consents',
  {
    id: rowId(),
    choice: text('choice').notNull(),
    version: integer('version').notNull(),
    locale: text('locale'),
    receivedAt: timestamptz('received_at').notNull().defaultNow(),
  },
  (table) => [index('consents_received').on(table.receivedAt)],
);

/** Violations of the Content Security Policy, without data about the visitor. */
export const cspViolations = pgTable(
  'policy_violations',
  {
    id: rowId(),
    directive: text('directive').notNull(),
    blocked: text('blocked').notNull(),
    page: text('page').notNull(),
    receivedAt: timestamptz('received_at').notNull().defaultNow(),
  },
  (table) => [index('policy_violations_received').on(table.receivedAt)],
);

/** Daily counts of searches without results, without data about the visitor. */
export const zeroResultSearches = pgTable(
  'missed_searches',
  {
    /** A digest of day, locale and query, so that each combination has one row. */
    id: text('id').primaryKey(),
    day: date('day').notNull(),
    locale: text('locale').notNull(),
    query: text('query').notNull(),
    count: integer('count').notNull(),
    receivedAt: timestamptz('received_at').notNull().defaultNow(),
  },
  (table) => [index('missed_searches_day').on(table.day), index('missed_searches_received').on(table.receivedAt)],
);

/** Daily counts of addresses without a page that a browser has shown, without data about the visitor. */
export const notFoundPages = pgTable(
  'not_found_pages',
  {
    /** A digest of day, path and referrer, so that each combination has one row. */
    id: text('id').primaryKey(),
    day: date('day').notNull(),
    /** Without its query, numbers and mail-like parts; empty in the row for all beyond the day's limit. */
    path: text('path').notNull(),
    /** The host of another website, or a path of this one; empty if unknown. */
    referrer: text('referrer').notNull(),
    count: integer('count').notNull(),
    receivedAt: timestamptz('received_at').notNull().defaultNow(),
  },
  (table) => [index('not_found_pages_day').on(table.day), index('not_found_pages_received').on(table.receivedAt)],
);

/** Backups and restores of this store, for the workbench. */
export const backupRuns = pgTable('backup_runs', {
  id: rowId(),
  at: timestamptz('at').notNull().defaultNow(),
  kind: text('kind', { enum: ['backup', 'restore'] }).notNull(),
  /** Size of the file before encryption. */
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  /** Rows that were read back from the new backup, or added by the restore. */
  rows: integer('rows').notNull(),
});

/**
 * Tombstones of erasures, so that late events and restored backups do not restore erased data. They identify no one.
 */
export const erasures = pgTable('erasures', {
  /** A digest of the device id or of the email address. */
  id: text('id').primaryKey(),
  receivedAt: timestamptz('received_at').notNull().defaultNow(),
});

/** Periodic tasks, each run by one of the instances on a store: due times, and the state of the clock check. */
export const scheduledTasks = pgTable('chores', {
  name: text('name').primaryKey(),
  dueAt: timestamptz('due_at').notNull(),
  /** When it last completed, including deletion. */
  doneAt: timestamptz('done_at'),
  /** When the clock was last compared with the monotonic clock of a process. */
  checkedAt: timestamptz('checked_at'),
  /** For how many seconds processes have run without a clock jump, at most a day. */
  stableUptime: integer('steady_seconds').notNull().default(0),
});

/**
 * One row per visit, derived from events, landings and sign-ins (`update-visits.ts`). When those expire, the row
 * remains without device and visit id. A sign-in outside of any known visit has its own row.
 */
export const visits = pgTable(
  'visits',
  {
    id: rowId(),
    /** Empty if unknown; null after the retention period. */
    deviceId: text('device_id'),
    /** From the browser; `landing {id}` or `sign-in {id}` without one; null after the retention period. */
    visitId: text('visit_id'),
    began: timestamptz('began').notNull(),
    /** When its latest event happened. */
    ended: timestamptz('ended'),
    /** Days of the visit's events, which are the partitions to read again. */
    days: date('days').array().notNull(),
    /** Campaign fields are folded: lower case, NFC, trimmed. */
    source: text('source').notNull(),
    isDirect: boolean('is_direct').notNull(),
    medium: text('medium'),
    campaign: text('campaign'),
    term: text('term'),
    content: text('content'),
    utmId: text('utm_id'),
    ref: text('ref'),
    inviteCode: text('invite_code'),
    landing: text('landing').notNull(),
    /** The last page. */
    exit: text('exit'),
    referrer: text('referrer'),
    locale: text('locale').notNull(),
    country: text('country'),
    deviceKind: text('device_kind').notNull(),
    browser: text('browser').notNull(),
    kind: text('kind', { enum: ['visitor', 'bot', 'own'] }).notNull(),
    events: integer('events').notNull(),
    /** Platforms of downloaded files, in alphabetical order and comma-separated. */
    download: text('download'),
    hasContact: boolean('has_contact').notNull(),
    hasPlan: boolean('has_plan').notNull(),
    /** The first click on a sign-up link. */
    clickedAt: timestamptz('clicked_at'),
    /** When the visit signed up, by a click or with Google. */
    signedUpAt: timestamptz('signed_up_at'),
    /** The visits to which the sign-up is attributed: the last non-direct one, and the first. */
    lastTouch: text('last_touch'),
    firstTouch: text('first_touch'),
    /** Whether a sign-up is attributed to it by last touch; kept by a trigger. */
    isConverted: boolean('is_converted').notNull().default(false),
    /** What its pages measured, and their errors (`measurements.ts`). */
    vitals: jsonb('vitals').$type<readonly VitalCount[]>().notNull().default([]),
    errors: jsonb('errors').$type<readonly ErrorCount[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex('visits_key').on(table.visitId, table.deviceId),
    index('visits_device').on(table.deviceId),
    // All that reports read of a visit, so that they need not read its row; `maxBytes` keeps it within an index's limit.
    index('visits_counted').on(
      table.began,
      table.kind,
      table.source,
      table.medium,
      table.campaign,
      table.landing,
      table.exit,
      table.locale,
      table.country,
      table.deviceKind,
      table.browser,
      table.events,
      table.download,
      table.hasContact,
      table.hasPlan,
      table.isConverted,
    ),
    index('visits_ended').on(table.ended),
    index('visits_utm_id')
      .on(table.utmId, table.began)
      .where(sql`utm_id is not null`),
    index('visits_expired')
      .on(table.began)
      .where(sql`visit_id is null`),
    index('visits_signed_up')
      .on(table.signedUpAt)
      .where(sql`signed_up_at is not null`),
    index('visits_last_touch')
      .on(table.lastTouch)
      .where(sql`last_touch is not null`),
  ],
);

/** Sums by quarter hour (UTC), kind of visitor and source, from which days and hours of any time zone add up. */
export const quarterHours = pgTable(
  'quarter_hours',
  {
    at: timestamptz('at').notNull(),
    kind: text('kind').notNull(),
    source: text('source').notNull(),
    visits: integer('visits').notNull(),
    events: integer('events').notNull(),
    converted: integer('converted').notNull(),
    signUps: integer('sign_ups').notNull(),
    firstTouchSignUps: integer('first_touch_sign_ups').notNull(),
    downloads: integer('downloads').notNull(),
    contacts: integer('contacts').notNull(),
    plans: integer('plans').notNull(),
  },
  (table) => [primaryKey({ columns: [table.at, table.kind, table.source] })],
);

/** Histograms of web vitals by the day (UTC) on which the visits began (`sum-measurements.ts`). */
export const vitalDays = pgTable('vital_days', {
  day: date('day').primaryKey(),
  /** Null while outdated: the visits are read instead. */
  histograms: jsonb('histograms').$type<readonly VitalHistogram[]>(),
});

/** Errors by quarter hour (UTC) in which the visit began. */
export const errorSums = pgTable(
  'error_sums',
  {
    at: timestamptz('at').notNull(),
    /** The id in `error_groups`; empty for errors beyond the day's limit of new groups. */
    group: text('group_id').notNull(),
    page: text('page').notNull(),
    browser: text('browser').notNull(),
    build: text('build').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [index('error_sums_at').on(table.at), index('error_sums_group').on(table.group, table.at)],
);

/** Groups of errors with the same message, without digits, addresses and quoted text. */
export const errorGroups = pgTable(
  'error_groups',
  {
    /** A digest of code and message. */
    id: text('id').primaryKey(),
    code: text('code').notNull(),
    message: text('message').notNull(),
    receivedAt: timestamptz('received_at').notNull().defaultNow(),
  },
  (table) => [index('error_groups_received').on(table.receivedAt)],
);

const queueId = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** Visits whose rows are outdated, with the day of their new events. Filled by triggers. */
export const visitQueue = pgTable('visit_queue', {
  id: queueId(),
  visitId: text('visit_id').notNull(),
  day: date('day'),
});

/** Quarter hours whose sums are outdated. Filled by triggers. */
export const quarterHourQueue = pgTable(
  'quarter_hour_queue',
  { id: queueId(), at: timestamptz('at').notNull() },
  (table) => [index('quarter_hour_queue_at').on(table.at)],
);

import {
  beaconKeys,
  consents,
  cspViolations,
  erasures,
  errorGroups,
  events,
  fingerprints,
  landings,
  messages,
  notFoundPages,
  referrals,
  signIns,
  visits,
  zeroResultSearches,
} from '@/lib/api/store/schema';
import { shortLinkClicks, shortLinks } from '@/lib/api/store/short-links-schema';
import {
  accounts,
  apiTokens,
  auditLog,
  dayNotes,
  passkeys,
  savedViews,
  serverSecrets,
  twoFactors,
  users,
} from '@/lib/api/store/workbench-schema';

/**
 * All tables in a backup, in order: erasures come first, because they exclude rows of the others, and visits before
 * events, so that what they are derived from changes no credit, and none is derived at a time that has expired; people before what belongs to them, and their
 * passwords last (`restore-people.ts`). Sessions, one-time links, rate limits and failed sign-ins are not backed up:
 * they are short-lived, and a restored backup must not let anybody in.
 */
export const tables = {
  erasures,
  errorGroups,
  visits,
  beaconKeys,
  events,
  landings,
  referrals,
  signIns,
  fingerprints,
  messages,
  consents,
  policyViolations: cspViolations,
  missedSearches: zeroResultSearches,
  shortLinks,
  shortLinkClicks,
  notFoundPages,
  serverSecrets,
  workbenchLog: auditLog,
  workbenchUsers: users,
  workbenchTwoFactors: twoFactors,
  workbenchPasskeys: passkeys,
  workbenchAccounts: accounts,
  workbenchTokens: apiTokens,
  workbenchNotes: dayNotes,
  workbenchViews: savedViews,
} as const;

/** Tables whose rows expire. */
export const tablesWithRetention = [
  ...([events, landings, referrals, signIns, fingerprints, messages, consents] as const),
  ...([cspViolations, zeroResultSearches, notFoundPages] as const),
] as const;

/** Tables with device ids, whose rows a visitor may have erased. */
export const deviceTables = [events, landings, referrals, signIns, fingerprints, messages] as const;

/** Tables with email addresses. */
export const emailTables = [signIns, messages] as const;

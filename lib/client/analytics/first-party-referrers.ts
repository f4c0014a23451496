import type { FirstPartyReferrers } from '@/lib/contract/first-party-referrer';

/** Set by next.config.ts: a page must tell a referrer's kind without asking the API. */
export const firstPartyReferrers = JSON.parse(process.env.FIRST_PARTY_REFERRERS!) as FirstPartyReferrers;

import type { FirstPartyReferrers } from '@/lib/contract/first-party-referrer';

/** Compiled into the scripts (`compileEnvironment`), so that a page can classify its referrer without the API. */
export const firstPartyReferrers = JSON.parse(process.env.NEXT_PUBLIC_FIRST_PARTY_REFERRERS!) as FirstPartyReferrers;

import type { Facet } from '@/components/mockups/gem';
import type { PageViewName } from '@/components/mockups/page-sketches';
import type { Place } from '@/components/mockups/countries';
import type { ThumbName } from '@/components/mockups/thumb-views';

/** What the profiles of a trade are called: keys of use-cases.json. */
export type UseCaseKind =
  | 'client'
  | 'brand'
  | 'shop'
  | 'offer'
  | 'campaign'
  | 'source'
  | 'event'
  | 'wallet'
  | 'market'
  | 'channel'
  | 'price'
  | 'buyer'
  | 'page'
  | 'community'
  | 'colleague';

export type UseCaseProfile = {
  facet: Facet;
  place: Place;
  protocol: 'HTTP' | 'HTTPS' | 'SOCKS5';
  view: PageViewName;
  isRunning?: boolean;
};

/** The state of a scene for one line of work: how its profiles are called and told apart, and what is open in them. */
export type UseCase = {
  kind: UseCaseKind;
  /** Profiles of markets are named by their country, those of clients or wallets by a number. */
  by: 'place' | 'number';
  /** Three windows in a row, a large one beside two, or a large one above two. */
  layout: 'row' | 'lead' | 'stack';
  profiles: readonly [UseCaseProfile, UseCaseProfile, UseCaseProfile];
  /** Its sign, where the page of its first profile is the sign of another. */
  thumb?: ThumbName;
};

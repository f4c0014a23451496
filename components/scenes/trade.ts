import type { Facet } from '@/components/scenes/gem';
import type { PageViewName } from '@/components/scenes/page-views';
import type { Place } from '@/components/scenes/places';
import type { ThumbName } from '@/components/scenes/thumb-views';

/** What the profiles of a trade are called: keys of trades.json. */
export type TradeKind =
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

export type TradeProfile = {
  facet: Facet;
  place: Place;
  protocol: 'HTTP' | 'HTTPS' | 'SOCKS5';
  view: PageViewName;
  isRunning?: boolean;
};

/** The state of a scene for one line of work: how its profiles are called and told apart, and what is open in them. */
export type Trade = {
  kind: TradeKind;
  /** Profiles of markets are named by their country, those of clients or wallets by a number. */
  by: 'place' | 'number';
  /** Three windows in a row, a large one beside two, or a large one above two. */
  layout: 'row' | 'lead' | 'stack';
  profiles: readonly [TradeProfile, TradeProfile, TradeProfile];
  /** Its sign, where the page of its first profile is the sign of another. */
  thumb?: ThumbName;
};

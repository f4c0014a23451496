import type { Facet } from '@/components/mockups/profile-icon';
import type { PageViewName } from '@/components/mockups/page-sketches';
import type { CountryCode } from '@/components/mockups/countries';
import type { ThumbnailName } from '@/components/mockups/thumbnail-views';

/** Names for a use case's profiles: keys of use-cases.json. */
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
  country: CountryCode;
  protocol: 'HTTP' | 'HTTPS' | 'SOCKS5';
  view: PageViewName;
  isRunning?: boolean;
};

/** Content of a use case's mockup: names of its profiles, and the pages open in them. */
export type UseCase = {
  kind: UseCaseKind;
  /** How profiles are named: markets by country, clients and wallets by number. */
  by: 'country' | 'number';
  /** Three windows in a row, a large one beside two, or a large one above two. */
  layout: 'row' | 'lead' | 'stack';
  profiles: readonly [UseCaseProfile, UseCaseProfile, UseCaseProfile];
  /** Its thumbnail, if the page of its first profile is already the thumbnail of another use case. */
  thumbnail?: ThumbnailName;
};

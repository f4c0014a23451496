import type { ProfileColor } from '@/lib/config/profile-color';
import type { UseCasePageName } from '@/components/mockups/page-illustrations';
import type { CountryCode } from '@/lib/demo/countries';
import type { ThumbnailName } from '@/components/mockups/thumbnail-paths';

/** Message key of the first part of the profiles' names (use-cases.json). */
export type ProfileLabelKey =
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
  profileColor: ProfileColor;
  country: CountryCode;
  protocol: 'HTTP' | 'HTTPS' | 'SOCKS5';
  page: UseCasePageName;
  isRunning?: boolean;
};

/** Content of a use case's mockup: names of its profiles, and the pages open in them. */
export type UseCase = {
  profileLabel: ProfileLabelKey;
  /** Distinguishing part of the profile names: “Store · Poland” or “Client 2”. */
  nameSuffix: 'country' | 'number';
  /** Three windows in a row, a large one next to two small ones, or above them. */
  layout: 'columns' | 'featured-start' | 'featured-top';
  profiles: readonly [UseCaseProfile, UseCaseProfile, UseCaseProfile];
  /** Its thumbnail, if the page of its first profile is already the thumbnail of another use case. */
  thumbnail?: ThumbnailName;
};
